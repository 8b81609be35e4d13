import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Beans, nuts, fruits, wines and flours whose first part is a proper name, which the compound rules cannot find. */
export const plantsByCompound = parseFoodLines(`
  legume |  |  | vegan | - | Trockenkochbohnen, Trockenbohne, Trockenbohnen, Bambarabohne, Bambarabohnen, Catjangbohne, Catjangbohnen, Goabohne, Goabohnen,
    Faberbohne, Faberbohnen, Jerusalembohne, Lunjabohne, Helmbohnen, Reisbohne, Reisbohnen, Mottenbohnen
  nut |  |  | vegan | - | Brasilnuss, Brasilnüsse, Juvianuss, Juvianüsse, Pilinuss, Pilinüsse, Kamerunnuss, Königsnuss, Butternüsse, Hickorynüsse
  fruit |  |  | vegan | - | Barbadoskirsche, Barbadoskirschen, Katharinenpflaume, Katharinenpflaumen, Damaszenerpflaume, Damaszenerpflaumen, Oregonpflaume,
    Balsampflaume, Balsampflaumen, Mombinpflaume, Mombinpflaumen, Johannisapfel, Pippinapfel, Kulturapfel, Tafelapfel, Winterapfel,
    Mostapfel, Mostbirnen, Tafelbirne, Tafelbirnen, Ackerbrombeere, Bollweilerbirne, Dreiblattorange, Filzkirsche, Filzkirschen,
    Surinamkirsche, Surinamkirschen, Jakobsfrucht, Mönchsfrucht, Stinkfrucht, Baumstachelbeere, Baumstachelbeeren, Akipflaume
  berry |  |  | vegan | - | Prachthimbeere, Kulturerdbeere, Kulturerdbeeren, Gartenerdbeere, Gartenerdbeeren, Felsenjohannisbeere
  wine |  |  | vegan | ? | Palmwein, Moselwein, Rheinwein, Frankenwein, Altarwein, Messwein, Abendmahlswein, Jahrgangswein, Prädikatswein, Tafelwein, Landwein,
    Kanarienwein, Kartonwein, Tetrapakwein, Schoppenwein, Tokajerwein, Maiwein, Heckenwein
  leaf |  |  | vegan | - | Welschkraut, Fetthennenkraut, Spitzkrautkopf
  sauce |  | dairy | vegan | ? | Kaltschale
  fruit |  | dairy | vegan | ? | Obstkaltschale, Erdbeerkaltschale, Beerenkaltschale
  drink |  |  | vegan | - | Löskaffee
`)
