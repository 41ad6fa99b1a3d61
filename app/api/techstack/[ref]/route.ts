import { afterCommit } from '@/lib/http/after-commit'
import { route } from '@/lib/api/route'
import { removeStalePictures } from '@/lib/preview/picture-store'
import { answerStack } from '@/lib/stack/answer'
import { deleteStack } from '@/lib/stack/data'
import { StackRef, StackUpdate } from '@/lib/stack/schema'
import { toAnswer } from '@/lib/stack/section-map'
import { updateStack } from '@/lib/stack/update-stack'

/** Read by share code, changed by id or share code. */
export const GET = route({
  params: StackRef,
  handle: ({ request, params, address }) => answerStack(request, params.ref, address),
})

export const PUT = route({
  idempotent: true,
  auth: 'editor',
  limit: 'save',
  limitUser: 'saveUser',
  params: StackRef,
  body: StackUpdate,
  handle: async ({ editor, params, body }) => Response.json(toAnswer(await updateStack(editor, params.ref, body))),
})

export const DELETE = route({
  idempotent: true,
  auth: 'editor',
  params: StackRef,
  handle: async ({ editor, params }) => {
    await deleteStack(editor, params.ref)
    afterCommit(removeStalePictures)
    return Response.json({ ok: true })
  },
})
