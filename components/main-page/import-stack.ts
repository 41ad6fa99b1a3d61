import type { Change } from '@/lib/stack/content'
import { fromJson } from '@/lib/stack/exchange'
import { toast, toastError } from '@/lib/toast/toast'

/** Asks for a file and puts its stack on the board: one step, which undo takes back. */
export function importStack(change: (next: Change) => void): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = 'application/json,.json'
  input.addEventListener('change', () => {
    const file = input.files?.[0]
    if (file) void read(file, change)
  })
  input.click()
}

async function read(file: File, change: (next: Change) => void): Promise<void> {
  const imported = fromJson(await file.text())
  if (imported) {
    change(() => imported)
    toast({ title: 'Stack imported', description: 'Undo brings back what was here.' })
  } else {
    toastError('This file holds no stack', 'Choose a JSON file that was downloaded here. The board is unchanged.')
  }
}
