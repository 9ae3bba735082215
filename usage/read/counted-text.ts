import { countSteps } from './step-limit.ts'

const stepsPerCharacter = 2

/** Has the methods that the parser reads texts by. */
class CountedText extends String {
  readonly #text: string

  constructor(text: string) {
    super(text)
    this.#text = text
  }

  override charCodeAt(index: number): number {
    countSteps(stepsPerCharacter)
    return this.#text.charCodeAt(index)
  }

  override codePointAt(index: number): number | undefined {
    countSteps(stepsPerCharacter)
    return this.#text.codePointAt(index)
  }

  override slice(start?: number, end?: number): string {
    return this.#text.slice(start, end)
  }
}

/**
 * Returns a text that counts the characters the parser reads. The parser has no limit of its own and tries some code,
 * such as nested `<T>value`, in several ways one after the other, so that its time doubles per level.
 */
export const createCountedText = (text: string): string => new CountedText(text) as unknown as string
