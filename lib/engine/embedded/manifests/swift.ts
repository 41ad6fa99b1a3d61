import { refs, type ManifestKind } from './package-ref'

/** What apps for Apple's devices are made with: CocoaPods and Swift packages. */

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].flatMap((match) => match[1] ?? [])

const POD = /^[ \t]*pod[ \t]+['"]([\w+-]+)/gm

export const podfile: ManifestKind = {
  file: /^podfile$/i,
  looks: (text) => new RegExp(POD.source, 'm').test(text),
  read: (text) => refs('swift', all(text.replace(/^[ \t]*#.*$/gm, ''), POD)),
  implies: () => ['CocoaPods', 'iOS'],
}

const PACKAGE = /\.package\([^)\n]{0,300}?url:[ \t]{0,9}"[^"\n]{0,300}\/([\w.-]+?)(?:\.git)?"/g

export const packageSwift: ManifestKind = {
  file: /^package\.swift$/i,
  looks: (text) => /\bimport PackageDescription\b/.test(text) || new RegExp(PACKAGE.source).test(text),
  read: (text) => refs('swift', all(text, PACKAGE)),
  implies: () => ['Swift'],
}
