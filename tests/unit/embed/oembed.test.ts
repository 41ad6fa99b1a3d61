import { expect, test } from 'vitest'
import { codeInAddress } from '@/lib/embed/oembed'

test.each(['/?share=Ab3Cd4Ef5G', '/stack/Ab3Cd4Ef5G', '/Ab3Cd4Ef5G', '/stack/Ab3Cd4Ef5G/embed', '/stack/Ab3Cd4Ef5G/'])(
  '%s names its stack',
  (address) => expect(codeInAddress(new URL(address, 'https://stacks.example'))).toBe('Ab3Cd4Ef5G'),
)
test.each(['/', '/about', '/stack/short', '/stack/Ab3Cd4Ef5G/other', '/a/Ab3Cd4Ef5G', '/?share='])(
  '%s names no stack',
  (address) => expect(codeInAddress(new URL(address, 'https://stacks.example'))).toBeUndefined(),
)
