import { loadChunk } from '../chunk-error.ts'

/** The code editor is a file of its own, which is executed in its own task and does not delay the preview. */
export const loadEditor = async () => (await loadChunk('editor', () => import('./editor/editor.tsx'))).Editor
