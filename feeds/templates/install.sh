#!/bin/sh
# Installs @command@: finds the file for this machine, checks its SHA-256 and puts the program
# into ~/.local/bin. Nothing else is changed, and nothing at all if a check fails.
#   --to DIR        another folder for the program
#   --version V     another release
#   --edition E     another edition of the program, where there are several
#   --dry-run       say what would be done
{
set -eu

command_name='@command@'
product='@product@'
version=
editions='@editions@'
edition=
page='@page@'
to="${HOME:-}/.local/bin"
dry_run=no

fail() {
  printf 'install: %s\n' "$1" >&2
  exit 1
}

have() {
  command -v "$1" >/dev/null 2>&1
}

read_options() {
  while [ $# -gt 0 ]; do
    case $1 in
      --to | --version | --edition)
        if [ $# -lt 2 ]; then fail "$1 needs a value."; fi
        case $1 in --to) to=$2 ;; --version) version=$2 ;; *) edition=$2 ;; esac
        shift 2
        ;;
      --dry-run) dry_run=yes; shift ;;
      --help | -h)
        printf 'Usage: install.sh [--to DIR] [--version VERSION] [--edition EDITION] [--dry-run]\n'
        exit 0
        ;;
      *) fail "The option $1 is not known. Options: --to DIR, --version VERSION, --edition EDITION, --dry-run, --help." ;;
    esac
  done
  case $to in
    /.local/bin) fail 'HOME is not set. Say where to install with --to DIR.' ;;
    /*) ;;
    *) to=$(pwd)/$to ;;
  esac
}

find_platform() {
  case $(uname -s) in
      '@systems@') os=any ;;
      *) fail "There is no file for $(uname -s). See $page" ;;
  esac
  case $(uname -m) in
      '@cpus@') cpu=any ;;
      *) fail "There is no file for the CPU $(uname -m). See $page" ;;
  esac
  platform=$os-$cpu
  case $os in
    macos)
      # A shell under Rosetta says x86_64 on Apple silicon.
      if [ "$(sysctl -n sysctl.proc_translated 2>/dev/null || true)" = 1 ]; then platform=macos-arm64; fi
      ;;
    linux)
      # A 64-bit kernel may run a 32-bit system.
      if [ "$(getconf LONG_BIT 2>/dev/null || true)" = 32 ]; then
        case $cpu in x64) cpu=x86 ;; arm64) cpu=armv7 ;; *) ;; esac
      fi
      libc=gnu
      if (ldd --version 2>&1 || true) | grep -qi musl; then libc=musl; fi
      platform=linux-$cpu-$libc
      ;;
    *) ;;
  esac
}

choose_file() {
  if [ -n "$edition" ]; then
    case " $editions " in
      *" $edition "*) ;;
      *) fail "There is no edition $edition.${editions:+ There are: $editions.}" ;;
    esac
  fi
  if [ -z "$version" ]; then
    case $edition in
      '@newest@') version=any ;;
      *) version='@version@' ;;
    esac
  fi
  case $version in
      '@withdrawn@') ;;
      *) ;;
  esac
  case "$version $platform${edition:+ $edition}" in
      *'@files@') name='' url='' sha256='' format='' ;;
      *) fail "There is no file of $version${edition:+, edition $edition,} for $platform. See $page" ;;
  esac
}

# Both give up on a server that is silent for a minute, and follow a redirect to https only.
download() {
  if have curl; then
    curl --proto '=https' --tlsv1.2 --connect-timeout 60 --speed-limit 1 --speed-time 60 --retry 2 --max-redirs 10 \
      --fail --silent --show-error --location --output "$2" "$1"
  elif have wget; then
    case $(wget --help 2>&1 || true) in
      *--https-only*) set -- "$@" --https-only --secure-protocol=TLSv1_2 --timeout=60 --tries=3 --max-redirect=10 ;;
      *) set -- "$@" -T 60 ;;
    esac
    address=$1
    target=$2
    shift 2
    # wget minds --https-only only where it follows links in pages, so what is not https goes to a proxy that is not there.
    http_proxy=http://127.0.0.1:9/ wget "$@" -q -O "$target" "$address"
  else
    fail 'This needs curl or wget.'
  fi
}

sha256_of() {
  if have sha256sum; then
    sha256sum <"$1" | cut -d ' ' -f 1
  elif have shasum; then
    shasum -a 256 <"$1" | cut -d ' ' -f 1
  elif have sha256; then
    sha256 -q "$1"
  elif have openssl; then
    openssl dgst -sha256 -r <"$1" | cut -d ' ' -f 1
  else
    fail 'This needs sha256sum, shasum, sha256 or openssl, to check the file.'
  fi
}

unpack() {
  mkdir "$work/tree"
  # -o: the files belong to who installs them, root too.
  case $format in
    tar.gz) tar -xozf "$work/file" -C "$work/tree" ;;
    tar.xz) tar -xoJf "$work/file" -C "$work/tree" ;;
    tar.bz2) tar -xojf "$work/file" -C "$work/tree" ;;
    zip)
      have unzip || fail 'This needs unzip. Nothing was changed.'
      unzip -q "$work/file" -d "$work/tree"
      ;;
    *) mv "$work/file" "$work/tree/$command_name" ;;
  esac || fail "$name could not be unpacked. Nothing was changed."
  # No archive may bring a program that runs as somebody else, or that others may change.
  find "$work/tree" \( -type f -o -type d \) -exec chmod ug-s,go-w {} +
  program=$(find "$work/tree" -type f -name "$command_name" | awk -F / '{ print NF "/" $0 }' | sort -n | head -n 1 | cut -d / -f 2-)
  if [ -z "$program" ]; then fail "There is no program $command_name in $name. Nothing was changed."; fi
  chmod 755 "$program"
}

put_in_place() {
  if [ "$(find "$work/tree" -type f | wc -l)" -eq 1 ]; then
    mv -f "$program" "$to/$command_name"
    return
  fi
  # A program with files beside it stays together; only a link stands among the programs.
  folder=.$command_name-$(printf %s "$version${edition:+-$edition}" | tr -c 'A-Za-z0-9._+-' _)
  if [ -e "$to/$folder" ]; then mv "$to/$folder" "$work/before"; fi
  mv "$work/tree" "$to/$folder"
  ln -s "$folder${program#"$work/tree"}" "$work/link"
  mv -f "$work/link" "$to/$command_name"
}

# Removes what the work needed, and of the folders that it made those that are still empty.
# shellcheck disable=SC2317 # The trap calls it.
clean_up() {
  if [ -n "$work" ]; then rm -rf "$work"; fi
  if [ -n "$made" ]; then find "$made" -depth -type d -exec rmdir {} \; 2>/dev/null || true; fi
}

plan() {
  read_options "$@"
  find_platform
  choose_file
  printf '%s %s for %s\n  from %s\n  SHA-256 %s\n  into %s\n' "$product" "$version" "$platform" "$url" "$sha256" "$to"
  if [ -d "$to/$command_name" ]; then
    fail "There is a folder at $to/$command_name, where the program should stand. Move it away, or install with --to DIR. Nothing was changed."
  fi
}

install() {
  download "$url" "$work/file" || fail "The download of $url failed. Nothing was changed."
  found=$(sha256_of "$work/file")
  if [ "$found" != "$sha256" ]; then
    fail "The SHA-256 of $name should be $sha256 but is $found. The file is damaged or not genuine: nothing was installed."
  fi
  unpack
  put_in_place
  printf 'Installed %s\n' "$to/$command_name"
  case :$PATH: in
    *":$to:"*) ;;
    *) printf 'Add this folder to your PATH: %s\n' "$to" ;;
  esac
}

work=
made=
trap clean_up EXIT
trap 'exit 1' HUP INT TERM
plan "$@"
if [ "$dry_run" = yes ]; then exit; fi
parent=$to
while [ ! -e "$parent" ]; do
  made=$parent
  parent=$(dirname "$parent")
done
if mkdir -p "$to"; then work=$(mktemp -d "$to/.install-XXXXXX") || work=; fi
if [ -z "$work" ]; then fail "Nothing can be written into $to. Nothing was changed."; fi
# In a shell of its own: zsh runs no trap for EXIT when `set -e` ends a function.
set +e
(set -e; install)
exit
}
