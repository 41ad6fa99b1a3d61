import { expect, test } from 'vitest'
import { licencesDocument, packagesByLicence, readDocument, readLock } from '@/scripts/licences'

test('the list of licences matches the lock file', () => {
  expect(readDocument(), 'run npm run licences').toBe(licencesDocument(readDocument(), readLock()))
})

test('no licence has terms that a hosted product could not fulfil', () => {
  // LGPL: sharp's native library, loaded as it is and replaceable; it draws link previews.
  const kept =
    /^(?:MIT(?:-0)?|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|MPL-2\.0|EPL-2\.0|LGPL-3\.0-or-later|CC0-1\.0|CC-BY-4\.0|OFL-1\.1|SIL OPEN FONT LICENSE|BlueOak-1\.0\.0|Unlicense|AFL-2\.1|PSF-2\.0)$/
  const terms = [...packagesByLicence(readLock()).keys()].flatMap((licence) => licence.split(/ (?:AND|OR|and) /))
  expect(terms.filter((term) => !kept.test(term))).toEqual([])
})

test('every shipped icon set and font is named with its licence in the document and on the site', () => {
  const written = readDocument().split('## Packages')[0] ?? ''
  const shipped = Object.keys(readLock().packages)
    .map((place) => place.replace('node_modules/', ''))
    .filter((name) =>
      /^(?:@iconify-json\/|simple-icons$|@fontsource(?:-variable)?\/|@expo-google-fonts\/|@embedpdf\/|geist$)/.test(
        name,
      ),
    )
  expect(shipped.length).toBeGreaterThan(6)
  expect(shipped.filter((name) => !written.includes(name))).toEqual([])
})
