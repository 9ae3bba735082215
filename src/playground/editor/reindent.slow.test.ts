import { describe, expect, test } from 'vitest'
import { reindent } from './reindent.ts'

const demos = import.meta.glob<string>('../../../content/**/*.vue', { query: '?raw', import: 'default', eager: true })
const flat = (text: string) => text.replace(/^[ \t]+/gm, '')

const names = Object.keys(demos)
const sectionOf = (name: string) => /content\/(\w+\/\w+)/.exec(name)?.[1] ?? ''

/** True if a template literal spans lines. Its spaces are part of the text and cannot be restored. */
const spansLines = (text: string) => text.split('`').some((part, index) => index % 2 === 1 && part.includes('\n'))
const plain = names.filter(name => !spansLines(demos[name] ?? ''))

test('more than 90 % of at least 50 demos have no template literal over several lines', () => {
  expect(names.length).toBeGreaterThan(50)
  expect(plain.length).toBeGreaterThan(names.length * 0.9)
})

describe.each([...new Set(names.map(sectionOf))])('the demos of %s', section => {
  test('are unchanged by re-indenting', () => {
    expect(
      names.filter(name => sectionOf(name) === section && reindent(demos[name] ?? '', 'vue') !== demos[name])
    ).toEqual([])
  })
  test('are restored by re-indenting after their indentation is removed', () => {
    expect(
      plain.filter(name => sectionOf(name) === section && reindent(flat(demos[name] ?? ''), 'vue') !== demos[name])
    ).toEqual([])
  })
})

test('re-indenting a .vue file indents each block by the rules of its language', () => {
  const text =
    '<template>\n<div>\n<vxe-table\nborder\n:sort-config="{\nremote: true\n}"\n>\n<p />\n</vxe-table>\n</div>\n</template>\n\n<script lang="ts">\nexport default {\ndata () {\nreturn { a: [\n1\n] }\n}\n}\n</script>\n\n<style scoped>\n.a {\ncolor: red;\n}\n</style>'
  expect(reindent(text, 'vue')).toMatchInlineSnapshot(`
    "<template>
      <div>
        <vxe-table
          border
          :sort-config="{
            remote: true
          }"
        >
          <p />
        </vxe-table>
      </div>
    </template>

    <script lang="ts">
    export default {
      data () {
        return { a: [
          1
        ] }
      }
    }
    </script>

    <style scoped>
    .a {
      color: red;
    }
    </style>
    "
  `)
})

test.each([
  ['js', 'const a = `\n   b\n      c  \n`\n'],
  ['js', '/*\n     a\n   b\n*/\nconst c = 1\n'],
  ['vue', '<template>\n  <pre>\n a\n   b\n</pre>\n</template>\n']
] as const)('re-indenting keeps spaces inside texts and comments in %s: %j', (language, text) => {
  expect(reindent(text, language)).toBe(text)
})

test.each([
  ['js', 'a()   \n\n\n  b()\n\n\n', 'a()\n\n\nb()\n'],
  ['js', '', ''],
  ['js', '\r\nif (a) {\r\nb()\r\n}', '\nif (a) {\n  b()\n}\n'],
  ['json', '{\n"a": [\n1\n]\n}', '{\n  "a": [\n    1\n  ]\n}\n'],
  ['css', 'a {\nb: c;\n}', 'a {\n  b: c;\n}\n'],
  ['vue', '<script lang="scss">\n   a\n</script>\n', '<script lang="scss">\n   a\n</script>\n']
] as const)('re-indenting %s corrects indentation and trailing space: %j', (language, text, expected) => {
  expect(reindent(text, language)).toBe(expected)
})

test('re-indenting aligns the end of a tag or argument list with its first line', () => {
  const text =
    '<template>\n  <p>a</p><small\n    v-if="a"\n    :class="b"\n  >c</small>\n</template>\n\n<script>\nconst rows = await answerLater(() =>\n  everyone.filter(one => one.name)\n)\n</script>\n'
  expect(reindent(text, 'vue')).toBe(text)
  expect(reindent(flat(text), 'vue')).toBe(text)
})
