import { route } from '@/lib/api/route'
import { cliTarball } from '@/lib/cli-package/tarball'
import { publicAnswer } from '@/lib/http/public-answer'

/** The command line's npm package, for `npx {origin}/cli.tgz scan`. */
export const GET = route({
  isUncounted: true,
  isPublic: true,
  handle: ({ request }) => publicAnswer(request, { body: cliTarball(), type: 'application/gzip' }),
})
