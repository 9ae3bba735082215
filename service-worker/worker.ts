import { openCopy } from './copy.ts'

/** Answers from the reader's copy of the site, or from the network without a copy. Starts no requests on its own. */
declare const self: ServiceWorkerGlobalScope

const base = new URL(self.registration.scope).pathname
const copy = openCopy(base, () => caches)

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()))
/** The page sends `changed` after it has changed the copy. */
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
      fetchFromNetwork: () => fetch(request)
    })
  )
})

/** True for a file of the copy, which has to come from the network: `src/offline/copy-files.ts` requests it in a mode that otherwise only workers use. */
const isForCopy = ({ mode, destination }: Request): boolean => mode === 'same-origin' && destination === ''
