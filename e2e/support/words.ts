import { accountMessages as accountEn } from "../../apps/web/src/messages/en/account.ts";
import { adviceMessages as adviceEn } from "../../apps/web/src/messages/en/advice.ts";
import { blockMessages as blocksEn } from "../../apps/web/src/messages/en/blocks.ts";
import { chartMessages as chartEn } from "../../apps/web/src/messages/en/chart.ts";
import { chartToolMessages as chartToolEn } from "../../apps/web/src/messages/en/chart-tool.ts";
import { defenceMessages as defenceEn } from "../../apps/web/src/messages/en/defence.ts";
import { documentMessages as documentEn } from "../../apps/web/src/messages/en/document.ts";
import { downloadsMessages as downloadsEn } from "../../apps/web/src/messages/en/downloads.ts";
import { editorMessages as editorEn } from "../../apps/web/src/messages/en/editor.ts";
import { essayMessages as essayEn } from "../../apps/web/src/messages/en/essay.ts";
import { essayContentMessages as essayContentEn } from "../../apps/web/src/messages/en/essay-content.ts";
import { essayExportMessages as essayExportEn } from "../../apps/web/src/messages/en/essay-export.ts";
import { essayListMessages as essayListEn } from "../../apps/web/src/messages/en/essay-list.ts";
import { essayOutlineMessages as essayOutlineEn } from "../../apps/web/src/messages/en/essay-outline.ts";
import { essayTitleMessages as essayTitleEn } from "../../apps/web/src/messages/en/essay-title.ts";
import { homeMessages as homeEn } from "../../apps/web/src/messages/en/home.ts";
import { invitesMessages as invitesEn } from "../../apps/web/src/messages/en/invites.ts";
import { mindtreeMessages as mindtreeEn } from "../../apps/web/src/messages/en/mindtree.ts";
import { mindtreeSamples as mindtreeSamplesEn } from "../../apps/web/src/messages/en/mindtree-samples.ts";
import { noteMessages as noteEn } from "../../apps/web/src/messages/en/note.ts";
import { noteOutlineMessages as noteOutlineEn } from "../../apps/web/src/messages/en/note-outline.ts";
import { noteSourcesMessages as noteSourcesEn } from "../../apps/web/src/messages/en/note-sources.ts";
import { noteSuggestMessages as noteSuggestEn } from "../../apps/web/src/messages/en/note-suggest.ts";
import { noteWritingMessages as noteWritingEn } from "../../apps/web/src/messages/en/note-writing.ts";
import { notebookMessages as notebookEn } from "../../apps/web/src/messages/en/notebook.ts";
import { noticeMessages as noticesEn, noticeWords as noticeWordsEn } from "../../apps/web/src/messages/en/notices.ts";
import { offlineMessages as offlineEn } from "../../apps/web/src/messages/en/offline.ts";
import { ordersMessages as ordersEn } from "../../apps/web/src/messages/en/orders.ts";
import { panelMessages as panelsEn } from "../../apps/web/src/messages/en/panels.ts";
import { payMessages as payEn } from "../../apps/web/src/messages/en/pay.ts";
import { sceneMessages as sceneEn } from "../../apps/web/src/messages/en/scene.ts";
import { sectionWritingMessages as sectionWritingEn } from "../../apps/web/src/messages/en/section-writing.ts";
import { sessionMessages as sessionEn } from "../../apps/web/src/messages/en/session.ts";
import { shellMessages as shellEn } from "../../apps/web/src/messages/en/shell.ts";
import { tableMessages as tableEn } from "../../apps/web/src/messages/en/table.ts";
import { tableSamples as tableSamplesEn } from "../../apps/web/src/messages/en/table-samples.ts";
import { templateMessages as templateEn } from "../../apps/web/src/messages/en/template.ts";
import { textsMessages as textsEn } from "../../apps/web/src/messages/en/texts.ts";
import { upgradeMessages as upgradeEn } from "../../apps/web/src/messages/en/upgrade.ts";
import { usageMessages as usageEn } from "../../apps/web/src/messages/en/usage.ts";
import { writingMessages as writingEn } from "../../apps/web/src/messages/en/writing.ts";
import { accountMessages } from "../../apps/web/src/messages/zh/account.ts";
import { adviceMessages } from "../../apps/web/src/messages/zh/advice.ts";
import { blockMessages } from "../../apps/web/src/messages/zh/blocks.ts";
import { chartMessages } from "../../apps/web/src/messages/zh/chart.ts";
import { chartToolMessages } from "../../apps/web/src/messages/zh/chart-tool.ts";
import { defenceMessages } from "../../apps/web/src/messages/zh/defence.ts";
import { documentMessages } from "../../apps/web/src/messages/zh/document.ts";
import { downloadsMessages } from "../../apps/web/src/messages/zh/downloads.ts";
import { editorMessages } from "../../apps/web/src/messages/zh/editor.ts";
import { essayMessages } from "../../apps/web/src/messages/zh/essay.ts";
import { essayContentMessages } from "../../apps/web/src/messages/zh/essay-content.ts";
import { essayExportMessages } from "../../apps/web/src/messages/zh/essay-export.ts";
import { essayListMessages } from "../../apps/web/src/messages/zh/essay-list.ts";
import { essayOutlineMessages } from "../../apps/web/src/messages/zh/essay-outline.ts";
import { essayTitleMessages } from "../../apps/web/src/messages/zh/essay-title.ts";
import { homeMessages } from "../../apps/web/src/messages/zh/home.ts";
import { invitesMessages } from "../../apps/web/src/messages/zh/invites.ts";
import { mindtreeMessages } from "../../apps/web/src/messages/zh/mindtree.ts";
import { mindtreeSamples } from "../../apps/web/src/messages/zh/mindtree-samples.ts";
import { noteMessages } from "../../apps/web/src/messages/zh/note.ts";
import { noteOutlineMessages } from "../../apps/web/src/messages/zh/note-outline.ts";
import { noteSourcesMessages } from "../../apps/web/src/messages/zh/note-sources.ts";
import { noteSuggestMessages } from "../../apps/web/src/messages/zh/note-suggest.ts";
import { noteWritingMessages } from "../../apps/web/src/messages/zh/note-writing.ts";
import { notebookMessages } from "../../apps/web/src/messages/zh/notebook.ts";
import { noticeMessages, noticeWords } from "../../apps/web/src/messages/zh/notices.ts";
import { offlineMessages } from "../../apps/web/src/messages/zh/offline.ts";
import { ordersMessages } from "../../apps/web/src/messages/zh/orders.ts";
import { panelMessages } from "../../apps/web/src/messages/zh/panels.ts";
import { payMessages } from "../../apps/web/src/messages/zh/pay.ts";
import { sceneMessages } from "../../apps/web/src/messages/zh/scene.ts";
import { sectionWritingMessages } from "../../apps/web/src/messages/zh/section-writing.ts";
import { sessionMessages } from "../../apps/web/src/messages/zh/session.ts";
import { shellMessages } from "../../apps/web/src/messages/zh/shell.ts";
import { tableMessages } from "../../apps/web/src/messages/zh/table.ts";
import { tableSamples } from "../../apps/web/src/messages/zh/table-samples.ts";
import { templateMessages } from "../../apps/web/src/messages/zh/template.ts";
import { textsMessages } from "../../apps/web/src/messages/zh/texts.ts";
import { upgradeMessages } from "../../apps/web/src/messages/zh/upgrade.ts";
import { usageMessages } from "../../apps/web/src/messages/zh/usage.ts";
import { writingMessages } from "../../apps/web/src/messages/zh/writing.ts";

/** The page's own messages, so that tests find buttons by their shown text and follow its changes. */
export const words = {
  zh: {
    advice: adviceMessages,
    account: accountMessages,
    blocks: blockMessages,
    defence: defenceMessages,
    document: documentMessages,
    downloads: downloadsMessages,
    editor: editorMessages,
    essay: essayMessages,
    essayExport: essayExportMessages,
    essayList: essayListMessages,
    essayTitle: essayTitleMessages,
    essayContent: essayContentMessages,
    essayOutline: essayOutlineMessages,
    home: homeMessages,
    invites: invitesMessages,
    chart: chartMessages,
    chartTool: chartToolMessages,
    mindtree: mindtreeMessages,
    mindtreeSamples,
    table: tableMessages,
    tableSamples,
    // A note is a document, with bars of its own.
    note: { ...documentMessages, ...noteMessages },
    noteSources: noteSourcesMessages,
    noteSuggest: noteSuggestMessages,
    noteOutline: noteOutlineMessages,
    noteWriting: noteWritingMessages,
    sectionWriting: sectionWritingMessages,
    notebook: notebookMessages,
    orders: ordersMessages,
    panels: panelMessages,
    pay: payMessages,
    notices: noticeMessages,
    noticeWords,
    offline: offlineMessages,
    scene: sceneMessages,
    session: sessionMessages,
    shell: shellMessages,
    template: templateMessages,
    texts: textsMessages,
    upgrade: upgradeMessages,
    usage: usageMessages,
    writing: writingMessages,
  },
  en: {
    advice: adviceEn,
    account: accountEn,
    blocks: blocksEn,
    defence: defenceEn,
    document: documentEn,
    downloads: downloadsEn,
    editor: editorEn,
    essay: essayEn,
    essayExport: essayExportEn,
    essayList: essayListEn,
    essayTitle: essayTitleEn,
    essayContent: essayContentEn,
    essayOutline: essayOutlineEn,
    home: homeEn,
    invites: invitesEn,
    chart: chartEn,
    chartTool: chartToolEn,
    mindtree: mindtreeEn,
    mindtreeSamples: mindtreeSamplesEn,
    table: tableEn,
    tableSamples: tableSamplesEn,
    note: { ...documentEn, ...noteEn },
    noteSources: noteSourcesEn,
    noteSuggest: noteSuggestEn,
    noteOutline: noteOutlineEn,
    noteWriting: noteWritingEn,
    sectionWriting: sectionWritingEn,
    notebook: notebookEn,
    orders: ordersEn,
    panels: panelsEn,
    pay: payEn,
    notices: noticesEn,
    noticeWords: noticeWordsEn,
    offline: offlineEn,
    scene: sceneEn,
    session: sessionEn,
    shell: shellEn,
    template: templateEn,
    texts: textsEn,
    upgrade: upgradeEn,
    usage: usageEn,
    writing: writingEn,
  },
} as const;
