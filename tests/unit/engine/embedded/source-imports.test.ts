import { expect, test } from 'vitest'
import { readTools } from '@/lib/engine/embedded/read/read'

const names = (text: string) => readTools(text).tools.map((tool) => tool.text)

test('the first lines of a Python program say what it is made with, and what is commented out is not there', () => {
  const program =
    'import os\nimport torch\nimport numpy as np\nfrom sklearn.linear_model import Ridge\nfrom helpers import tidy\n# import tensorflow as tf\n'
  expect(names(program)).toEqual(['Python', 'PyTorch', 'NumPy', 'scikit-learn'])
})

test('imports of a script name its libraries, not the files of the project', () => {
  const script =
    "import { useState } from 'react'\nimport { z } from 'zod'\nimport { Chart } from './chart'\nimport fs from 'node:fs'\n"
  expect(names(script)).toEqual(['React', 'Zod'])
})

test('a sentence that begins with "import" or "from" is no program', () => {
  expect(names('From Figma import frames into Framer.\nImport them as SVG.')).toContain('Figma')
})

test('a resource of a cluster says what runs in it', () => {
  const resource =
    'apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: edge\nspec:\n  containers:\n    - name: proxy\n      image: traefik:v3.0\n'
  expect(names(resource)).toEqual(['Kubernetes', 'Traefik'])
})

test('a cask that says its maker twice is found', () => {
  expect(names('brew "fzf"\ncask "linear-linear"\n')).toEqual(['Homebrew', 'fzf', 'Linear'])
})

test('in small letters a thing is called by its maker', () => {
  expect(
    names('so below the desk is the synology that does the backups and i edit in davinci resolve on it'),
  ).toContain('Synology')
})

test('what everything was moved to is a tool, in small letters too', () => {
  expect(names('we moved everything to linear and docs are in notion and code is on github')).toContain('Linear')
})
