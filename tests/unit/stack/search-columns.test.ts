import { expect, test } from 'vitest'
import { searchColumns } from '@/lib/stack/search-columns'

test('name, title and handle are in lower case, each after a space', () => {
  expect(searchColumns({ name: 'My  Desk', title: 'ＳＴＵＤＩＯ', twitterHandle: 'Ada' })).toEqual({
    searchText: ' my desk \n studio \n @ada',
    handleKey: 'ada',
  })
  expect(searchColumns({ name: 'My Desk', title: '', twitterHandle: '' })).toEqual({
    searchText: ' my desk',
    handleKey: '',
  })
})

test('accents are removed, and other letters kept', () => {
  const searched = (name: string) => searchColumns({ name, title: '', twitterHandle: '' }).searchText
  expect(searched('Café ÑANDÚ')).toBe(' cafe nandu')
  expect(searched('İstanbul')).toBe(' istanbul')
  expect(searched('ガ 한글 हिन्दी')).toBe(' ガ 한글 हिन्दी')
})
