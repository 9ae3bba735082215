/** Version of vxe-table that the documentation describes. A test compares it with the installed one. */
export const docsVersion = '3.8.6'
