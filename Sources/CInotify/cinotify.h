#include <sys/inotify.h>
