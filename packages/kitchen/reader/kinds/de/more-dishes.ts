import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** German regional dishes, sausages, sauces, sweets and drinks. */
export const moreDishes: readonly NamedKind[] = [
  {
    class: 'cured-meat',
    otherwise: 'unknown',
    diet: 'meat',
    names: list(
      `thüringer bratwurst, coburger bratwurst, fränkische bratwurst, rote wurst, stadionwurst, cervelas,
      servelat, schinkensülze, tellersülze, tote oma, lose wurst, bregenwurst, pfälzer leberwurst, zwiebelmettwurst, mettigel, aalrauchmettwurst, ahle wurscht, feldgieker,
      hirschsalami, rohesser, rauchenden, stockwurst, briesmilzwurst, st. galler bratwurst, saucisson, longeole, neuburger, aspikaufschnitt, schäufele geräuchert, holsteiner schinken, gailtaler speck,
      verhackertes, verhackert, bratlfett, schmalzfleisch, gänseleberpastete, surhaxe, wiener saftgulasch,
      pichelsteiner, pichelsteiner eintopf, schlachtschüssel, metzelsuppe, kesselfleisch,
      wellfleisch, hühnersuppe, gulaschsuppe, soljanka,
      linsen mit spätzle und linseneintopf mit würstchen, erbsensuppe mit speck, bifteki, grillteller, gselchtes, bauernschmaus, krenfleisch,
      steirisches wurzelfleisch, berner platte, papet vaudois, hackfleischsoße`,
    ),
  },
  {
    class: 'sauce',
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      `zigeunersoße, paprikasoße ungarische art, rouladensoße,
      miracle whip, frittensoße, schaschliksauce, schaschliksoße,
      hela curry, hela curry gewürz ketchup, bautzner senf, bautz'ner, löwensenf, düsseldorfer senf, honigsenf, honig senf dill sauce,
      rotkohl apfelrotkohl, apfelrotkohl, kürbis süß sauer, letscho, pusztasalat, krautsalat, weißkrautsalat, kartoffelsalat, erdäpfelsalat, gurkensalat, bohnensalat, maggi fix, knorr fix, fix für spaghetti bolognese, fondor, aromat, hühnerbrühe pulver,
      herbamare, vitam r, cenovis, vegetarischer aufstrich, streichcreme, bruschettacreme, tzatziki vegan,
      zwiebelschmelz, deli reform, sanella, alsan, becel, rapsöl mit buttergeschmack, albaöl,
      buttergeschmacksöl, vanillesoßenpulver, kartoffelkloßteig, kloß halb und halb,
      reibekuchenteig, röstiecken, chipsfrisch, funny frisch, lorenz`,
    ),
  },
  {
    class: 'chocolate',
    contains: ['dairy'],
    mayContain: ['soybean'],
    otherwise: 'unknown',
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list(
      `sarotti, celebrations pralinen, schokoeier, schokoladenei,
      schokoladeneier, ostereier aus schokolade, schokoladennikolaus,
      maikäfer aus schokolade, schokoladenkäfer, schokokatzenzungen, schokomuscheln, belgische meeresfrüchte,
      belgische muscheln, pralinenmischung, rumtrüffel,
      marc de champagne trüffel, trüffel pralinen, cognacbohnen, schokobohnen, schokopilze,
      schokoladenpilze, schoko champignons, fliegenpilze aus schokolade, casali rumkokos, kakaopulver getränk, nougateier, bachkiesel,
      isarkiesel, schokonüsse`,
    ),
  },
  {
    class: 'sweetener',
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      `colaflaschen, colorado haribo, salzlakritz, katzenpfötchen, fred ferkel, grün ohr, spiegeleier haribo, spiegelei gummi, schaumpilze,
      schaumwaffeln, paradiesapfel, hustenbonbons, eukalyptusbonbons, salbeibonbons, ricola,
      em-eukal, wick blau, nimm 2, campino, mamba, ahoj brause, center shock, pez, lolli, lollies,
      kluntje, kandisbrocken, krokanteier, nonpareille, marzipankartoffeln, marzipanbrot, lübecker marzipan,
      niederegger, königsberger marzipan, marzipanschwein, zwetschgenröster, hollerröster, grüne grütze,
      rheinisches apfelkraut, birnenhonig, birnendicksaft, grafschafter, goldsaft, grafschafter goldsaft,
      tannenspitzenhonig, fichtenwipfelhonig, waldmeisterbowle, bowle, feuerzangenbowle, jagertee, punsch,
      kinderpunsch, federweißer, sauser, coca cola, pepsi, afri cola, club mate, bionade,
      red bull, capri sun, capri sonne, brause getränk, orangenlimonade, schweppes, kümmerling, underberg,
      ramazzotti, williamsbirne brand, williamsbrand, kümmel schnaps, steinhäger, wacholder schnaps,
      enzian schnaps, stroh rum, inländer rum, asbach, asbach uralt, aperol spritz, weinschorle, gspritzter`,
    ),
  },
]
