import { afterCommit } from '@/lib/http/after-commit'
import { route } from '@/lib/api/route'
import { removeStalePictures } from '@/lib/preview/picture-store'
import { answerStack } from '@/lib/stack/answer'
import { updateStack, deleteStack } from '@/lib/stack/data'
import { StackRef, StackUpdate } from '@/lib/stack/schema'
import { toAnswer } from '@/lib/stack/section-map'

/** Read by share code; changed by id. */
export const GET = route({
  params: StackRef,
  handle: ({ request, params, address }) => answerStack(request, params.ref, address),
})

export const PUT = route({
  idempotent: true,
  auth: 'required',
  limitUser: 'saveUser',
  params: StackRef,
  body: StackUpdate,
  handle: async ({ viewer, params, body }) => Response.json(toAnswer(await updateStack(viewer.id, params.ref, body))),
})

export const DELETE = route({
  idempotent: true,
  auth: 'required',
  params: StackRef,
  handle: async ({ viewer, params }) => {
    await deleteStack(viewer.id, params.ref)
    afterCommit(removeStalePictures)
    return Response.json({ ok: true })
  },
})
