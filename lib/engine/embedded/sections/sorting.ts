import type { Category } from '@/lib/catalog/categories'

export interface Arranged<T> {
  title: string
  items: T[]
}

/**
 * What sections are made by: the field of a thing, and the words by which its part of a large field
 * is known.
 */
export interface Sorting<T> {
  categoryOf: (item: T) => Category
  wordsOf: (item: T) => string
}
