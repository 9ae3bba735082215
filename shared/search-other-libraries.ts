/**
 * What AG Grid, MUI, Ant Design, Element and others call a thing, and what it is called here: readers ask by the names
 * they know. Without signs and in small letters, so that `rowSelection` and `row-selection` are one. A name that this
 * library has itself does not belong here.
 */
const names = [
  // Columns and rows.
  'columndefs coldefs colheaders > columns',
  'rowdata datasource dataprovider > data',
  'getrownodeid itemkey dataindex > keyfield',
  'columnvisibilitymodel hiddencolumns setcolumnvisible > visible',
  'columngroupingmodel nestedheaders groupheader > colgroup',
  'pinnedcolumns fixedcolumnsleft fixedcolumns > fixed',
  'autosizecolumns autosizeallcolumns sizecolumnstofit autosizestrategy > width',
  'suppressmovable columnreordering > draggable',
  'domlayout > height',
  // Cells.
  'valueformatter valuegetter > formatter',
  'cellrenderer customrender bodycell slotscope > slots',
  'celleditor cellrendererselector > editrender',
  'customheadercell headercomponent > header',
  'customcell onheadercell > spanmethod',
  'cellclassrules getcellclass > cellclassname',
  'getrowclass rowclassrules getrowstyle > rowclassname',
  'showoverflowtooltip tooltipfield > showoverflow',
  'norowsoverlay norowsoverlaycomponent overlaynorowstemplate nodatatext > empty',
  'loadingoverlaycomponent showloadingoverlay > loading',
  // Choosing.
  'rowselection checkboxselection showselect selectionmodel > checkbox',
  'getselectedrows getselectednodes getselectionrows > getcheckboxrecords',
  'selectedrowkeys defaultselectedrowkeys > checkrowkeys',
  'getcheckboxprops selectable isrowselectable > checkmethod',
  'togglerowselection setselected > setcheckboxrow',
  'toggleallselection selectall > setallcheckboxrow',
  'clearselection deselectall > clearcheckboxrow',
  'selectionchange onselectionchanged > checkboxchange',
  'reserveselection > reserve',
  // Order and filters.
  'sorter customsort comparator sortcomparator > sortmethod',
  'defaultsortorder sortmodel initialsort > defaultsort',
  'onfilter externalfilter setfiltermodel > filtermethod',
  'filterdropdown filtercomponent > filterrender',
  'quickfilter quickfiltertext globalfilter > search',
  // More than one level.
  'treeprops treedata childrencolumnname gettreedatapath > treeconfig',
  'expandedrowrender masterdetail detailpanel detailcellrenderer > expand',
  'expandedrowkeys defaultexpandedrowkeys > expandrowkeys',
  'rowexpandable getdetailpanelcontent > visiblemethod',
  'defaultexpandall defaultexpandallrows > expandall',
  'togglerowexpansion setexpanded > setrowexpand',
  'rowgroup rowgrouping autogroupcolumndef > group',
  // Totals, pages, files.
  'showsummary pinnedbottomrowdata > footer',
  'getsummaries > footermethod',
  'pagesizeoptions showsizechanger itemsperpage rowsperpageoptions > pagesizes',
  'paginationmodel > pager',
  'exportdataascsv exportdataasexcel > exportdata',
  // Editing.
  'processrowupdate oncellvaluechanged onrowupdate > editclosed',
  'startcelleditingparams starteditingcell > seteditcell',
  'singleclickedit editmode > trigger',
  'applytransaction addrow > insert',
  'undoredocellediting > revert',
  // Where it stands.
  'ensureindexvisible scrolltoindex > scrolltorow',
  'dolayout updatedimensions > recalculate',
  'suppressrowvirtualisation rowbuffer rowmodeltype > virtual'
]

export const otherNames: ReadonlyMap<string, readonly string[]> = new Map(
  names.flatMap(line => {
    const [said = [], here = []] = line.split(' > ').map(part => part.split(' '))
    return said.map(name => [name, here] as const)
  })
)

/** The names here for one of another library. */
export const namesHere = (bare: string): readonly string[] => otherNames.get(bare) ?? []
