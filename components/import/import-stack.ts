import { withOwnHandle } from '@/lib/import/own-handle'
import { readStackFile, readStackText } from '@/lib/import/read-stack'
import type { ImportedStack } from '@/lib/import/read-json'
import type { Change } from '@/lib/stack/content'
import { toast, toastError } from '@/lib/toast/toast'

type ChangeBoard = (next: Change) => void

/** Opens a file picker and puts the stack on the board as one step of undo. */
export function importStack(change: ChangeBoard, userId: string | undefined): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = 'application/json,.json,.yml,.yaml,image/png,.png'
  input.addEventListener('change', () => {
    const file = input.files?.[0]
    if (file) void importFile(file, change, userId)
  })
  input.click()
}

export async function importFile(file: Blob, change: ChangeBoard, userId: string | undefined): Promise<void> {
  const imported = await readStackFile(file)
  if (imported) return putOnBoard(imported, change, userId)
  toastError(
    'This file holds no stack',
    'Choose a JSON file or a picture that was downloaded here, or a techstack.yml. The board is unchanged.',
  )
}

/** Pasted text that is not a stack is ignored without a message. */
export async function importText(text: string, change: ChangeBoard, userId: string | undefined): Promise<void> {
  const imported = readStackText(text)
  if (imported) await putOnBoard(imported, change, userId)
}

async function putOnBoard(imported: ImportedStack, change: ChangeBoard, userId: string | undefined): Promise<void> {
  const content = await withOwnHandle(imported, userId)
  change(() => content)
  toast({ title: 'Stack imported', description: 'Undo brings back what was here.' })
}
