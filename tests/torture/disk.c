/*
 * A disk that remembers, for the storage tests: loaded before the C library of a real server process (LD_PRELOAD), it
 * writes down in order everything that is done to the files under DISK_FOLDER and every acknowledgement that goes out on
 * a socket, so that the disk can be rebuilt as a power cut would have left it. It can also fail on demand:
 *
 *   DISK_RECORD=FILE      append what happens to FILE; nothing is really synced then, for the record knows better
 *   DISK_FAIL_SYNC=N      the Nth sync fails with EIO, as a dying disk would
 *   DISK_KILL_SYNC=N      the process dies by SIGKILL at the Nth sync
 *   DISK_FULL=FILE        while FILE exists, every write says ENOSPC
 *
 * A record is: kind, 8 bytes offset, 4 bytes size, 2 bytes length of the name, the name, the bytes.
 *   C created  W written  T cut to a length  S synced  F failed to sync  U unlinked  R renamed  D folder synced
 *   A acknowledged  P a process began
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_writev)(int, const struct iovec *, int);
static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);
static int (*real_ftruncate)(int, off_t);
static int (*real_unlink)(const char *);
static int (*real_rename)(const char *, const char *);
static int (*real_open)(const char *, int, ...);

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static char folder[512];
static size_t folder_length;
static const char *full_file;
static int record = -1;
static long fail_at, kill_at, syncs;

static void note(char kind, const char *name, uint64_t offset, const void *bytes, uint32_t size);

__attribute__((constructor)) static void begin(void) {
  real_write = dlsym(RTLD_NEXT, "write");
  real_writev = dlsym(RTLD_NEXT, "writev");
  real_pwrite = dlsym(RTLD_NEXT, "pwrite64");
  real_fsync = dlsym(RTLD_NEXT, "fsync");
  real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
  real_ftruncate = dlsym(RTLD_NEXT, "ftruncate64");
  real_unlink = dlsym(RTLD_NEXT, "unlink");
  real_rename = dlsym(RTLD_NEXT, "rename");
  real_open = dlsym(RTLD_NEXT, "open64");
  const char *where = getenv("DISK_FOLDER"), *file = getenv("DISK_RECORD");
  if (where) folder_length = (size_t)snprintf(folder, sizeof folder, "%s", where);
  if (file) record = real_open(file, O_CREAT | O_WRONLY | O_APPEND | O_CLOEXEC, 0600);
  full_file = getenv("DISK_FULL");
  fail_at = atol(getenv("DISK_FAIL_SYNC") ?: "0");
  kill_at = atol(getenv("DISK_KILL_SYNC") ?: "0");
  unsetenv("LD_PRELOAD");
  note('P', "", 0, NULL, 0);
}

/* The name of a path inside the folder: empty for the folder itself, NULL for what is elsewhere or of no matter. */
static const char *name_of_path(const char *path) {
  if (!folder_length || strncmp(path, folder, folder_length) != 0) return NULL;
  const char *rest = path + folder_length;
  if (*rest == 0) return rest;
  if (*rest != '/') return NULL;
  /* The index of the write-ahead log is shared memory: it is made anew after a crash. The lock holds nothing. */
  if (strstr(rest, "-shm") || strstr(rest, "aspekt.lock")) return NULL;
  return rest + 1;
}

static const char *path_of(int fd, char *path, size_t size) {
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t n = readlink(link, path, size - 1);
  if (n < 0) return NULL;
  path[n] = 0;
  return path;
}

static const char *name_of(int fd, char *path, size_t size) {
  return path_of(fd, path, size) ? name_of_path(path) : NULL;
}

static void note(char kind, const char *name, uint64_t offset, const void *bytes, uint32_t size) {
  if (record < 0) return;
  uint16_t length = (uint16_t)strlen(name);
  size_t whole = 15 + length + (bytes ? size : 0);
  char *line = malloc(whole);
  line[0] = kind;
  memcpy(line + 1, &offset, 8);
  memcpy(line + 9, &size, 4);
  memcpy(line + 13, &length, 2);
  memcpy(line + 15, name, length);
  if (bytes) memcpy(line + 15 + length, bytes, size);
  pthread_mutex_lock(&turn);
  if (real_write(record, line, whole) != (ssize_t)whole) abort();
  pthread_mutex_unlock(&turn);
  free(line);
}

static int full(const char *name) { return name && full_file && access(full_file, F_OK) == 0; }

/* An acknowledgement counts from the moment at which it is handed to the network. */
static void note_acknowledged(int fd, const char *bytes, size_t size) {
  static const char done[] = "{\"t\":\"done\",\"id\":\"";
  char path[64];
  if (record < 0 || !memmem(bytes, size, done, sizeof done - 1)) return;
  if (!path_of(fd, path, sizeof path) || strncmp(path, "socket:", 7) != 0) return;
  const char *from = bytes, *end = bytes + size;
  while ((from = memmem(from, (size_t)(end - from), done, sizeof done - 1))) {
    from += sizeof done - 1;
    const char *quote = memchr(from, '"', (size_t)(end - from));
    if (quote) note('A', "", 0, from, (uint32_t)(quote - from));
  }
}

ssize_t write(int fd, const void *bytes, size_t size) {
  char path[512];
  note_acknowledged(fd, bytes, size);
  const char *name = folder_length ? name_of(fd, path, sizeof path) : NULL;
  if (full(name)) return errno = ENOSPC, -1;
  off_t at = name && *name ? lseek(fd, 0, SEEK_CUR) : 0;
  ssize_t written = real_write(fd, bytes, size);
  if (name && *name && written > 0) note('W', name, (uint64_t)at, bytes, (uint32_t)written);
  return written;
}

ssize_t writev(int fd, const struct iovec *parts, int count) {
  for (int i = 0; i < count; i++) note_acknowledged(fd, parts[i].iov_base, parts[i].iov_len);
  return real_writev(fd, parts, count);
}

ssize_t pwrite64(int fd, const void *bytes, size_t size, off_t at) {
  char path[512];
  const char *name = name_of(fd, path, sizeof path);
  if (full(name)) return errno = ENOSPC, -1;
  ssize_t written = real_pwrite(fd, bytes, size, at);
  if (name && written > 0) note('W', name, (uint64_t)at, bytes, (uint32_t)written);
  return written;
}
ssize_t pwrite(int fd, const void *bytes, size_t size, off_t at) { return pwrite64(fd, bytes, size, at); }

static int sync_file(int fd, int (*really)(int)) {
  char path[512];
  const char *name = name_of(fd, path, sizeof path);
  if (!name) return really(fd);
  if (*name) {
    long n = __sync_add_and_fetch(&syncs, 1);
    if (n == kill_at) kill(getpid(), SIGKILL);
    if (n == fail_at) {
      note('F', name, 0, NULL, 0);
      return errno = EIO, -1;
    }
  }
  int done = record < 0 ? really(fd) : 0;
  if (done == 0) note(*name ? 'S' : 'D', name, 0, NULL, 0);
  return done;
}
int fsync(int fd) { return sync_file(fd, real_fsync); }
int fdatasync(int fd) { return sync_file(fd, real_fdatasync); }

int ftruncate64(int fd, off_t length) {
  char path[512];
  const char *name = name_of(fd, path, sizeof path);
  int done = real_ftruncate(fd, length);
  if (name && done == 0) note('T', name, (uint64_t)length, NULL, 0);
  return done;
}
int ftruncate(int fd, off_t length) { return ftruncate64(fd, length); }

int unlink(const char *path) {
  const char *name = name_of_path(path);
  int done = real_unlink(path);
  if (name && done == 0) note('U', name, 0, NULL, 0);
  return done;
}

int rename(const char *from, const char *to) {
  const char *name = name_of_path(from), *new_name = name_of_path(to);
  int done = real_rename(from, to);
  if (name && new_name && done == 0) note('R', name, 0, new_name, (uint32_t)strlen(new_name));
  return done;
}

int open64(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  const char *name = flags & O_CREAT ? name_of_path(path) : NULL;
  int is_new = name && *name && access(path, F_OK) != 0;
  int fd = real_open(path, flags, mode);
  if (is_new && fd >= 0) note('C', name, 0, NULL, 0);
  return fd;
}
int open(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  return open64(path, flags, mode);
}
