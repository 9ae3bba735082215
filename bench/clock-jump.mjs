/** Loaded before the server: with each SIGUSR2 the clock goes a day on, then two days back, then right again. */
const offsets = [86_400_000, -86_400_000, 0]
const now = Date.now.bind(Date)
let jumps = 0
let offset = 0
process.on('SIGUSR2', () => (offset = offsets[jumps++ % offsets.length]))

globalThis.Date = class extends Date {
  constructor(...parts) {
    super(...(parts.length > 0 ? parts : [now() + offset]))
  }
  static now() {
    return now() + offset
  }
}
