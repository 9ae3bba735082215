import { run } from './process.mjs'

// Takes the pictures of demos and screens that have none or look different: see docs/decisions/0042-demo-pictures.md.
run('node', ['commands/test.mjs', 'e2e', 'e2e/pictures.spec.ts', 'e2e/screens.spec.ts'], { UPDATE_PICTURES: 'true' })
