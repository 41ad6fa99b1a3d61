import { AppError } from '@/lib/errors'
import { route } from '@/lib/api/route'

const unknown = route({
  handle: () => {
    throw new AppError('not_found', 'There is nothing at this address.')
  },
})

export {
  unknown as GET,
  unknown as HEAD,
  unknown as POST,
  unknown as PUT,
  unknown as PATCH,
  unknown as DELETE,
  unknown as OPTIONS,
}
