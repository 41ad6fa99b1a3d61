import { refs, type PackageRef } from '@/lib/engine/embedded/manifests/package-ref'

/** Programs that come with every system of their kind. */
const PART_OF_SYSTEM = new Set(
  'acl acpid adduser apt base base-devel base-files bash bsdutils bzip2 coreutils cpio cron curl dash debconf debianutils diffutils dpkg e2fsprogs file filesystem findutils gawk glibc gnupg grep grub gzip hostname init iproute2 iputils kbd kernel kmod less linux linux-firmware login man-db mount nano ncurses-base netbase openssl passwd perl perl-base procps python3 readline rpm sed shadow sudo systemd sysvinit-utils tar tzdata ubuntu-standard ubuntu-minimal util-linux vim-common vim-tiny wget which xz xz-utils zlib'.split(
    ' ',
  ),
)

/** Programs that a person has installed: without the system's own and without libraries. */
export const chosenPrograms = (names: readonly string[]): PackageRef[] =>
  refs(
    'program',
    names
      .filter((name) => !PART_OF_SYSTEM.has(name) && !/^lib(?!re)/.test(name))
      .map((name) => name.replace(/:\w+$/, '')),
  )
