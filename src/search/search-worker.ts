import { cachePromises } from '../../shared/cache-promises.ts'
import { createSearchEngine } from '../../shared/search-engine.ts'
import type { BoostsLoaded, SearchResponse, SearchFailure, SearchRequest } from './search-protocol.ts'

/** The search runs in a worker so that it never blocks typing. */
const engine = createSearchEngine(loadJson)

addEventListener('message', async ({ data }: MessageEvent<SearchRequest>) => {
  const file = data.files[data.language]
  try {
    const answer = engine.answer(data)
    void loadBoosts(file).catch(() => {})
    postResponse({ id: data.id, ...(await answer) })
    if (data.query === '') await runSampleQueries(file)
  } catch (error) {
    postResponse({ id: data.id, error: error instanceof Error ? error.message : String(error) })
  }
})

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's response has one receiver
const postResponse = (message: SearchResponse | SearchFailure | BoostsLoaded) => self.postMessage(message)

/** Loads the boost data after the records. Until it is loaded, hits are found and ranked by the records alone. */
const loadBoosts = cachePromises(async file => {
  await engine.loadBoosts(file)
  postResponse({ boosted: true })
})

/**
 * Runs sample queries once before the reader types: the engine optimizes code that has run several times, and a search
 * then takes a quarter of the time. The pauses let queries of the reader run in between.
 */
const runSampleQueries = cachePromises(async file => {
  for (const query of ['表格', '列排序', 'sort column', '编辑', '表格', 'edit cell', '表格']) {
    await engine.find(query, file)
    await new Promise(done => setTimeout(done))
  }
})

async function loadJson(file: string): Promise<unknown> {
  try {
    const response = await fetch(file)
    if (!response.ok) throw new Error(String(response.status))
    return await response.json()
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}: ${file}`, { cause: error })
  }
}
