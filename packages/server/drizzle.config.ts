import { defineConfig } from 'drizzle-kit'

/** `npm run db:generate` writes a migration for what changed in the tables. */
export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './packages/server/src/**/*-tables.ts',
  out: './packages/server/migrations',
})
