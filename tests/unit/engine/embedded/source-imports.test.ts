import { expect, test } from 'vitest'
import { readTools } from '@/lib/engine/embedded/read/read'

const names = (text: string) => readTools(text).tools.map((tool) => tool.text)

test('imports of a Python program give their packages, without those in comments', () => {
  const program =
    'import os\nimport torch\nimport numpy as np\nfrom sklearn.linear_model import Ridge\nfrom helpers import tidy\n# import tensorflow as tf\n'
  expect(names(program)).toEqual(['Python', 'PyTorch', 'NumPy', 'scikit-learn'])
})

test('imports of a JavaScript program give packages, not files of the project', () => {
  const script =
    "import { useState } from 'react'\nimport { z } from 'zod'\nimport { Chart } from './chart'\nimport fs from 'node:fs'\n"
  expect(names(script)).toEqual(['React', 'Zod'])
})

test('a sentence that begins with "import" or "from" is not a program', () => {
  expect(names('From Figma import frames into Framer.\nImport them as SVG.')).toContain('Figma')
})

test('a Kubernetes resource gives the images that it runs', () => {
  const resource =
    'apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: edge\nspec:\n  containers:\n    - name: proxy\n      image: traefik:v3.0\n'
  expect(names(resource)).toEqual(['Kubernetes', 'Traefik'])
})

test('a Homebrew cask that repeats its maker is found', () => {
  expect(names('brew "fzf"\ncask "linear-linear"\n')).toEqual(['Homebrew', 'fzf', 'Linear'])
})

test('a maker in lower case is recognised as a tool', () => {
  expect(
    names('so below the desk is the synology that does the backups and i edit in davinci resolve on it'),
  ).toContain('Synology')
})

test('a tool behind "moved everything to" is recognised in lower case', () => {
  expect(names('we moved everything to linear and docs are in notion and code is on github')).toContain('Linear')
})
