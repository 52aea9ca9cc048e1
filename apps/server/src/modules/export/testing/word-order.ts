/**
 * Children of elements in the order ECMA-376 (Transitional) has them. Word refuses a file, or drops what follows, where they stand
 * otherwise; other programs say nothing. Alternatives for one place are parted by |.
 */
const ORDERS: Readonly<Record<string, string>> = {
  "w:document": "background body",
  "w:pPr": `pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs suppressAutoHyphens
    kinsoku wordWrap overflowPunct topLinePunct autoSpaceDE autoSpaceDN bidi adjustRightInd snapToGrid spacing ind contextualSpacing
    mirrorIndents suppressOverlap jc textDirection textAlignment textboxTightWrap outlineLvl divId cnfStyle rPr sectPr pPrChange`,
  "w:rPr": `rStyle rFonts b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint noProof snapToGrid vanish webHidden
    color spacing w kern position sz szCs highlight u effect bdr shd fitText vertAlign rtl cs em lang eastAsianLayout specVanish oMath`,
  "w:numPr": "ilvl numId",
  "w:pBdr": "top left bottom right between bar",
  "w:tblPr": `tblStyle tblpPr tblOverlap bidiVisual tblStyleRowBandSize tblStyleColBandSize tblW jc tblCellSpacing tblInd tblBorders shd
    tblLayout tblCellMar tblLook tblCaption tblDescription`,
  "w:tblBorders": "top left|start bottom right|end insideH insideV",
  "w:tblCellMar": "top left|start bottom right|end",
  "w:tcPr": "cnfStyle tcW gridSpan hMerge vMerge tcBorders shd noWrap tcMar textDirection tcFitText vAlign hideMark",
  "w:tcBorders": "top left|start bottom right|end insideH insideV tl2br tr2bl",
  "w:tcMar": "top left|start bottom right|end",
  "w:tbl": "bookmarkStart|bookmarkEnd tblPr tblGrid tr|sdt|bookmarkEnd",
  "w:tr": "tblPrEx trPr tc|sdt|bookmarkStart|bookmarkEnd",
  "w:sdt": "sdtPr sdtEndPr sdtContent",
  "w:sectPr": `headerReference|footerReference footnotePr endnotePr type pgSz pgMar paperSrc pgBorders lnNumType pgNumType cols formProt
    vAlign noEndnote titlePg textDirection bidi rtlGutter docGrid printerSettings`,
  "w:styles": "docDefaults latentStyles style",
  "w:docDefaults": "rPrDefault pPrDefault",
  "w:style": `name aliases basedOn next link autoRedefine hidden uiPriority semiHidden unhideWhenUsed qFormat locked personal
    personalCompose personalReply rsid pPr rPr tblPr trPr tcPr tblStylePr`,
  "w:numbering": "numPicBullet abstractNum num numIdMacAtCleanup",
  "w:abstractNum": "nsid multiLevelType tmpl name styleLink numStyleLink lvl",
  "w:lvl": "start numFmt lvlRestart pStyle isLgl suff lvlText lvlPicBulletId legacy lvlJc pPr rPr",
  "w:num": "abstractNumId lvlOverride",
  "w:lvlOverride": "startOverride lvl",
  "w:settings": `writeProtection view zoom removePersonalInformation removeDateAndTime displayBackgroundShape embedTrueTypeFonts
    saveSubsetFonts mirrorMargins attachedTemplate linkStyles documentType mailMerge revisionView trackRevisions documentProtection
    defaultTabStop autoHyphenation consecutiveHyphenLimit hyphenationZone doNotHyphenateCaps evenAndOddHeaders
    drawingGridHorizontalSpacing drawingGridVerticalSpacing noPunctuationKerning characterSpacingControl strictFirstAndLastChars
    noLineBreaksAfter noLineBreaksBefore updateFields hdrShapeDefaults footnotePr endnotePr compat docVars rsids mathPr themeFontLang
    clrSchemeMapping decimalSymbol listSeparator`,
  "w:compat": `useSingleBorderforContiguousCells wpJustification noTabHangInd noLeading spaceForUL noColumnBalance
    balanceSingleByteDoubleByteWidth noExtraLineSpacing doNotLeaveBackslashAlone ulTrailSpace doNotExpandShiftReturn
    spacingInWholePoints lineWrapLikeWord6 printBodyTextBeforeHeader printColBlack wpSpaceWidth showBreaksInFrames subFontBySize
    suppressBottomSpacing suppressTopSpacing suppressSpacingAtTopOfPage suppressTopSpacingWP suppressSpBfAfterPgBrk
    swapBordersFacingPages convMailMergeEsc truncateFontHeightsLikeWP6 mwSmallCaps usePrinterMetrics doNotSuppressParagraphBorders
    wrapTrailSpaces footnoteLayoutLikeWW8 shapeLayoutLikeWW8 alignTablesRowByRow forgetLastTabAlignment adjustLineHeightInTable
    autoSpaceLikeWord95 noSpaceRaiseLower doNotUseHTMLParagraphAutoSpacing layoutRawTableWidth layoutTableRowsApart
    useWord97LineBreakRules doNotBreakWrappedTables doNotSnapToGridInCell selectFldWithFirstOrLastChar applyBreakingRules
    doNotWrapTextWithPunct doNotUseEastAsianBreakRules useWord2002TableStyleRules growAutofit useFELayout useNormalStyleForList
    doNotUseIndentAsNumberingTabStop useAltKinsokuLineBreakRules allowSpaceOfSameStyleInTable doNotSuppressIndentation
    doNotAutofitConstrainedTables autofitToFirstFixedWidthCell underlineTabInNumList displayHangulFixedWidth splitPgBreakAndParaMark
    doNotVertAlignCellWithSp doNotBreakConstrainedForcedTable doNotVertAlignInTxbx useAnsiKerningPairs cachedColBalance compatSetting`,
  "m:f": "fPr num den",
  "m:rad": "radPr deg e",
  "m:nary": "naryPr sub sup e",
  "m:naryPr": "chr limLoc grow subHide supHide ctrlPr",
  "m:d": "dPr e",
  "m:dPr": "begChr sepChr endChr grow shp ctrlPr",
  "m:sSub": "sSubPr e sub",
  "m:sSup": "sSupPr e sup",
  "m:sSubSup": "sSubSupPr e sub sup",
  "m:sPre": "sPrePr sub sup e",
  "m:func": "funcPr fName e",
  "m:acc": "accPr e",
  "m:bar": "barPr e",
  "m:limLow": "limLowPr e lim",
  "m:limUpp": "limUppPr e lim",
  "m:groupChr": "groupChrPr e",
  "m:groupChrPr": "chr pos vertJc ctrlPr",
  "m:box": "boxPr e",
  "m:borderBox": "borderBoxPr e",
  "m:eqArr": "eqArrPr e",
  "m:m": "mPr mr",
  "m:mPr": "baseJc plcHide rSpRule cGpRule rSp cSp cGp mcs ctrlPr",
  "m:r": "rPr w:rPr t|w:br|w:t",
  "m:oMathPara": "oMathParaPr oMath",
  "wp:inline": "extent effectExtent docPr cNvGraphicFramePr a:graphic",
  "pic:pic": "nvPicPr blipFill spPr",
};

/** Elements of which the first of these must stand before anything else. */
export const FIRST_CHILDREN: Readonly<Record<string, string>> = { "w:p": "w:pPr", "w:r": "w:rPr", "w:tc": "w:tcPr" };

/** Place of each child by its full name, for every element that has an order. */
export const WORD_ORDER: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  Object.entries(ORDERS).map(([parent, order]) => {
    const prefix = parent.slice(0, parent.indexOf(":") + 1);
    const places = order
      .split(/\s+/)
      .flatMap((place, index) => place.split("|").map((name): [string, number] => [name.includes(":") ? name : prefix + name, index]));
    return [parent, new Map(places)];
  }),
);
