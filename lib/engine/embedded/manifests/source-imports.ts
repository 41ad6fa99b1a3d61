import { refs, type ManifestKind } from './package-ref'

/** Source code, as far as its first lines say what it is made with. */

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap((match) => match[1] ?? match[2] ?? [])

/** "import numpy as np", "from transformers import pipeline". */
const OF_PYTHON =
  /^(?:import ([\w.]{1,60})(?: as \w+)?|from ([\w.]{1,60}) import (?:\(|\*|[A-Za-z_]\w*(?: as \w+)?(?:, ?\w+(?: as \w+)?)*))[ \t]*(?:#.*)?$/gm
const ENOUGH = 2

export const pythonSource: ManifestKind = {
  file: /^[\w-]+\.(?:py|ipynb)$/i,
  looks: (text) => text.includes('import ') && all(text, OF_PYTHON).length >= ENOUGH,
  read: (text) => refs('python-module', new Set(all(text, OF_PYTHON).map((name) => name.replace(/(?<=\w)\..*$/, '')))),
  implies: () => ['Python'],
}

/** A few are imported by another name than they are installed by. */
const INSTALLED_AS = new Map([
  ['sklearn', 'scikit-learn'],
  ['cv2', 'opencv-python'],
  ['bs4', 'beautifulsoup4'],
  ['PIL', 'pillow'],
  ['skimage', 'scikit-image'],
  ['psycopg2', 'psycopg2-binary'],
])
export const distributionOf = (name: string): string => INSTALLED_AS.get(name) ?? name

const MAY_IMPORT = /import |require\(/

/** "import React from 'react'", "const express = require('express')". */
const OF_JAVASCRIPT =
  /^(?:import (?:[^'"\n]{1,200} from )?|(?:const|let|var) [^=\n]{1,120}= require\()['"](?!node:|\.)((?:@[\w.-]+\/)?[\w.-]+)[^'"\n]{0,120}['"]/gm

export const javascriptSource: ManifestKind = {
  file: /^[\w.-]+\.(?:[cm]?jsx?|tsx?|svelte|vue)$/i,
  looks: (text) => MAY_IMPORT.test(text) && all(text, OF_JAVASCRIPT).length >= ENOUGH,
  read: (text) => refs('js-module', new Set(all(text, OF_JAVASCRIPT))),
  implies: () => [],
}
