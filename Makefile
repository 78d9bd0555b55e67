# make run      installs what is missing, builds and opens the example
# make test     installs what is missing and runs every check
# make install  puts the program, its manual page and its menu entry under PREFIX
# make bench    compares with gnuplot, mplfinance, pyarrow, polars and cairo; measures scrubbing and
#               zooming, and rows that keep coming for SECONDS=60
# make fuzz     searches for inputs that the reader does not survive, for SECONDS=60
# make gallery  draws the charts of the library's tests, in light and dark: gallery/index.html
# make clean    removes what was built

PREFIX ?= /usr/local
DESTDIR ?=
TARGET = $(DESTDIR)$(PREFIX)
PROGRAM = .build/release/chartview
SOURCES = Package.swift $(shell find Sources -type f)
SECONDS ?= 60
EXAMPLE = --line --title Savings --format currency:EUR:0 Examples/savings.csv

.PHONY: build run test install bench fuzz gallery clean
.NOTPARALLEL:

build: $(PROGRAM)

$(PROGRAM): $(SOURCES)
	packaging/prerequisites run
	swift build -c release --static-swift-stdlib --product chartview
	@touch $@

run: build
	@if [ -n "$$DISPLAY" ]; then \
	  $(PROGRAM) $(EXAMPLE); \
	else \
	  $(PROGRAM) $(EXAMPLE) -o savings.png && \
	  echo "There is no display: wrote savings.png"; \
	fi

test:
	packaging/prerequisites test
	swift format lint --strict --recursive Package.swift Sources Tests
	swift build --build-tests
	swift test --skip-build --disable-xctest

install: build
	install -D -m 755 -s $(PROGRAM) $(TARGET)/bin/chartview
	install -D -m 644 packaging/chartview.1 $(TARGET)/share/man/man1/chartview.1
	install -D -m 644 packaging/chartview.desktop $(TARGET)/share/applications/chartview.desktop
	install -D -m 644 packaging/chartview.svg \
	  $(TARGET)/share/icons/hicolor/scalable/apps/chartview.svg

bench: build
	packaging/prerequisites bench
	swift build -c release --static-swift-stdlib --product readprobe
	swift build -c release --static-swift-stdlib --product strokes
	swift build -c release --static-swift-stdlib --product marks
	@status=0; for script in bench candles reading; do \
	  SECONDS=$(SECONDS) Benchmarks/$$script $(PROGRAM) || status=1; \
	done; \
	.build/release/strokes || status=1; \
	.build/release/marks || status=1; \
	exit $$status

fuzz:
	packaging/prerequisites
	Fuzz/run $(SECONDS)

gallery:
	packaging/prerequisites run
	swift run gallerypage gallery

clean:
	swift package clean
	rm -f savings.png
