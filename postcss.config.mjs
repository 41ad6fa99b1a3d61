import { compileScope } from './app/themes/scope-plugin.mjs'

const config = { plugins: [['@tailwindcss/postcss', {}], compileScope] }

export default config
