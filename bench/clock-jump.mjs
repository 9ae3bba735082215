/** Loaded before the server: each SIGUSR2 moves the clock, first a day ahead, then two days back, then to the real time. */
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
