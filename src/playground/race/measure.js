/**
 * Runs in the frame as a file of the raced project: renders the component, scrolls its table from the top to the bottom,
 * and prints the measured times as one line of the console.
 */
export function createRace(component, marker) {
  const limits = { firstRow: 15_000, frames: 240, settle: 500 }
  const now = performance.now.bind(performance)
  // oxlint-disable-next-line no-console -- the page reads the result from the console
  const print = console.info.bind(console)
  const nextFrame = () => new Promise(resolve => requestAnimationFrame(resolve))
  const wait = time => new Promise(resolve => setTimeout(resolve, time))
  let start = 0

  const findRow = () => document.querySelector('.vxe-body--row')

  /** The times of a row in the document, which needs no frame of the screen. */
  const awaitFirstRow = () =>
    new Promise(resolve => {
      const end = () => {
        observer.disconnect()
        clearTimeout(timer)
        resolve(findRow() ? now() - start : undefined)
      }
      const observer = new MutationObserver(() => findRow() && end())
      const timer = setTimeout(end, limits.firstRow)
      observer.observe(document, { childList: true, subtree: true })
      if (findRow()) end()
    })

  /** The element with the most to scroll, because its class differs between releases. */
  const findScroller = () => {
    const scrollable = [...document.querySelectorAll('*')].filter(
      each => each.scrollHeight > each.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(each).overflowY)
    )
    return scrollable.sort((left, right) => right.scrollHeight - left.scrollHeight)[0]
  }

  const isBlank = scroller => {
    const { left, top, width, height } = scroller.getBoundingClientRect()
    return [0.2, 0.5, 0.8].some(part => {
      const hit = document.elementFromPoint(left + Math.min(width / 2, 40), top + height * part)
      return !hit || !hit.closest('.vxe-body--row')
    })
  }

  const scroll = async scroller => {
    const frames = []
    let blank = 0
    const length = scroller.scrollHeight - scroller.clientHeight
    let last = await nextFrame()
    for (let frame = 1; frame <= limits.frames; frame += 1) {
      scroller.scrollTop = (length * frame) / limits.frames
      const time = await nextFrame()
      frames.push(Math.round((time - last) * 10) / 10)
      if (isBlank(scroller)) blank += 1
      last = time
    }
    return { frames, blank }
  }

  const run = async () => {
    const firstRow = await awaitFirstRow()
    if (firstRow === undefined) return { problem: 'no row' }
    await wait(limits.settle)
    const scroller = findScroller()
    const scrolled = scroller ? await scroll(scroller) : { frames: [], blank: 0 }
    return { firstRow, elements: document.querySelectorAll('*').length, ...scrolled }
  }

  return {
    beforeCreate() {
      start = now()
    },
    mounted() {
      run().then(
        result => print(marker, JSON.stringify(result)),
        error => print(marker, JSON.stringify({ problem: String(error) }))
      )
    },
    render: h => h(component)
  }
}
