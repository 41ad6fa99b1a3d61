import { refs, type ManifestKind } from './package-ref'

/** Gradle's scripts and the project files of .NET, read by their lines. */

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].flatMap((match) => match[1] ?? [])

const COORDINATES =
  /^[ \t]*(?:\w*[iI]mplementation|\w*[rR]untimeOnly|\w*[cC]ompileOnly|\w*[aA]nnotationProcessor|api|kapt|ksp|compile)[ \t(]+(?:platform\()?["']([\w.-]+:[\w.-]+)/gm
const PLUGIN = /^[ \t]*id[ \t(]+["']([\w.-]+)["']/gm

export const gradle: ManifestKind = {
  file: /^(?:build|settings)\.gradle(?:\.kts)?$/i,
  looks: (text) => new RegExp(COORDINATES.source, 'm').test(text),
  read: (text) =>
    refs('maven', [...all(text, COORDINATES), ...all(text, PLUGIN).map((plugin) => `${plugin}:${plugin}`)]),
  implies: (text) => ['Gradle', /kotlin/i.test(text) ? 'Kotlin' : 'Java'],
}

const REFERENCE = /<PackageReference\s+Include="([\w.-]+)"/g

export const projectOfNet: ManifestKind = {
  file: /\.(?:cs|fs|vb)proj$/i,
  looks: (text) => /<PackageReference\s/.test(text),
  read: (text) => refs('nuget', all(text, REFERENCE)),
  implies: () => ['.NET'],
}
