import { openCopy } from './copy.ts'

/** Answers from the reader's copy of the site, and from the network where there is none. Fetches nothing by itself. */
declare const self: ServiceWorkerGlobalScope

const base = new URL(self.registration.scope).pathname
const copy = openCopy(base, () => caches)

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()))
/** The page has changed what is kept. */
self.addEventListener('message', ({ data }) => data === 'changed' && copy.forget())
self.addEventListener('fetch', event => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || !url.pathname.startsWith(base)) return
  if (isForCopy(request)) return
  event.respondWith(
    copy.answer(url, {
      isDocument: request.mode === 'navigate' && request.destination === 'document',
      tab: event.resultingClientId || event.clientId,
      ask: () => fetch(request)
    })
  )
})

/** A file that is fetched to be kept comes from the network: `src/offline/copy-files.ts` asks for it in a mode that only workers have besides. */
const isForCopy = ({ mode, destination }: Request): boolean => mode === 'same-origin' && destination === ''
