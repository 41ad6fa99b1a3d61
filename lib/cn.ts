import { clsx, type ClassValue } from 'clsx'
import { twMerge } from 'tailwind-merge'

/** Class names with conflicts resolved: of two classes for one property the later one wins. */
export const cn = (...classes: ClassValue[]): string => twMerge(clsx(classes))
