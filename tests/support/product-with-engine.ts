import { Guest } from './people'
import { startProduct, type Product } from './product'
import { startEngineBackedModel } from './engine-backed-model'

/**
 * The Playwright project that repeats the stories with a language model instead of the embedded
 * engine.
 */
export const MODEL_PROJECT = 'model'

export async function startProductFor(project: string, env: Record<string, string> = {}): Promise<Product> {
  if (project !== MODEL_PROJECT) return startProduct(env)
  const model = await startEngineBackedModel()
  const product = await startProduct({ OPENAI_BASE_URL: model.origin, AI_MODEL: 'stand-in', ...env })
  await new Guest(product.origin).post('/api/techstack/generate', { prompt: 'Podcaster at home' })
  if (model.asked.length === 0) throw new Error('the product did not ask the model: its stories would prove nothing')
  return {
    ...product,
    stop: async () => {
      await product.stop()
      await model.stop()
    },
  }
}
