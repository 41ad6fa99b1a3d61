// `server-only` throws outside a React server bundle; tests run server modules in plain Node.
export {}
