import { withoutScope } from './app/themes/without-scope.mjs'

const config = { plugins: [['@tailwindcss/postcss', {}], withoutScope] }

export default config
