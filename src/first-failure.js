// Runs before the app, inlined in index.html as a function: shows that the app or its language failed to load. The build
// renders the card once per language. Its button reloads the page, which requests all files again in every browser.
const boot = (window.__boot ??= {})
const showFailure = error => {
  boot.appLoaded()
  boot.stopRecording()
  const { lang } = document.documentElement
  const card = document.getElementById('app-failed')?.content.querySelector(`[lang="${lang}"]`)
  // The end of the document, with the card, may not have arrived yet.
  if (!card) return addEventListener('DOMContentLoaded', () => showFailure(error))
  card.querySelector('code').textContent = error
  card.querySelector('button').addEventListener('click', () => location.reload())
  const parent = document.querySelector('#app main') ?? document.getElementById('app')
  parent.prepend(card)
}
// The error of a script doesn't name the import that failed, but the timings of the files do.
const statusOf = file => performance.getEntries().find(timing => timing.name.endsWith(file))?.responseStatus
/** Takes the error event of the script, or an object with the type `timeout`. */
const showEntryFailure = ({ type }) => {
  const { app } = boot.files
  // When one file fails, others may still be loading: these have no timing.
  const file = app.find(name => (statusOf(name) ?? 200) !== 200) ?? app.find(name => !statusOf(name)) ?? 'index'
  showFailure(
    `ChunkLoadError: Loading chunk ${file.split('.')[0]} failed (${statusOf(file) === 404 ? 'missing' : type})`
  )
}
const timer = setTimeout(showEntryFailure, 120_000, { type: 'timeout' })
boot.entryFailed = showEntryFailure
boot.appFailed = showFailure
boot.appLoaded = () => clearTimeout(timer)
