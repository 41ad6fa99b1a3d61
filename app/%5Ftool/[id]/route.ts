import { badgeAnswer } from '@/lib/tools/badge'

export const GET = async (request: Request, { params }: { params: Promise<{ id: string }> }) =>
  badgeAnswer(request, (await params).id)
