import type { NamedKind } from '#kitchen/reader/kinds/kind.ts'
import { list } from '#kitchen/reader/words/words.ts'

/** German names of breads, cakes, pastries and biscuits. */
export const moreBreads: readonly NamedKind[] = [
  {
    class: 'bread',
    contains: ['gluten'],
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      `kipfl, laugenweckle, knauzenwecken, wasserweck, mohnbrötchen, kümmelbrötchen, röggeli, mürbchen,
      milchweckchen, kümmelstange, vintschgerl, paarl, paderborner brot, kasseler brot, tessinerbrot, toastie,
      wasa, friedrichsdorfer, einback, brotkanten, knust, ranft, scherzel, wuchteln, pfannkuchen berliner,
      fasnachtsküchle, rosenküchle, nonnenfürzle, nonnenfürzchen, nonnenfürze, schneeballen, schneeball gebäck,
      rothenburger schneeballen, ausgezogene, knieküchle, strauben, schürzkuchen, apfelküchle, hollerküchle,
      ofenschlupfer, kirschenmichel, kirschenplotzer, flädlesuppe, schmarren, reiberdatschi mit mehl, liwanzen,
      dalken, herzwaffeln, neujahrshörnchen, eiserkuchen, karlsbader oblaten, esspapier oblaten,
      nürnberger lebkuchen, läckerli, appenzeller biber, spritzgebackenes,
      schwarz weiß gebäck, terrassenplätzchen, ochsenaugen plätzchen, ausstecherle, ausstecherli, springerle, anisbrötli, chräbeli, hobelspäne gebäck, russischbrot, leibniz,
      leibniz butterkeks, leibniz keks, neapolitaner schnitten, bahlsen, goldfischli, fischli,
      blätterteigstangen, schinkenhörnchen, dresdner stollen, osterlamm kuchen, osterbrot, reindling,
      kärntner reindling, potitze, potizza, topfkuchen, rodonkuchen, baumkuchen, streuseltaler, mohnstriezel,
      mohnzopf, schnecken gebäck, puddingschnecke, puddingbrezel, hefeteilchen, amerikaner gebäck,
      dresdner eierschecke, kalter hund kuchen, maulwurfkuchen, maulwurfskuchen, papageienkuchen, fantakuchen,
      schneewittchenkuchen, lpg kuchen, zupfkuchen, russischer zupfkuchen, apfelkuchen, gedeckter apfelkuchen,
      kirschkuchen, rhabarberkuchen, obsttorte, obstboden, linzertorte, dobostorte, esterhazytorte,
      esterhazyschnitte, mozarttorte, herrentorte, aargauer rüeblitorte, zuger kirschtorte,
      schwarzwälder kirsch, nussbeugel, mohnbeugel, mohr im hemd, malakofftorte, apfelwähe, käsewähe,
      zwiebelwähe, dinnele, rahmfleck, blaatz, ploatz, zwiebelplootz, schmandkuchen, zibelechueche, käsküchlein,
      chäschüechli, ramequin, blätterteigpastete, königinpastete, pastetli, krautstrudel, spinatstrudel,
      herrgottsbscheißerle, kärntner kasnudeln, reibteig, riebele, backerbsensuppe, buchstabensuppe,
      grießnockerlsuppe, grießklößchen, brezenknödel, speckknödel, kaspressknödel, tiroler knödel, spinatknödel,
      brotsuppe, biersuppe, berliner weisse, alsterwasser, diesel radler, vitamalz, karamalz, kathreiner,
      lindes kaffee, brottrunk`,
    ),
  },
]
