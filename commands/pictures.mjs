import { run } from './process.mjs'

// Takes the pictures of demos that have none or look different: see docs/decisions/0042-demo-pictures.md.
run('node', ['commands/test.mjs', 'e2e', 'e2e/pictures.spec.ts'], { UPDATE_PICTURES: 'true' })
