import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Biscuits, pastries and cakes whose usual recipe lacks eggs or butter. */
export const biscuitsAndPastries = parseFoodLines(`
  bread | gluten | dairy | vegetarian | ? | hobnob, palmier, brandy snap, cheese twist, viennese whirl, empire biscuit, melting moment,
    malted milk biscuit, jammie dodger, chocolate biscuit, chocolate digestive, maamoul, mamoul, ghraybeh, ghorayeba, namoura, basbousa,
    kunafa, knafeh, kanafeh, naan khatai, nankhatai, balushahi, gujiya, anzac, iced vovo, tim tam, pocky, crumble topping, tarte tatin,
    chausson, custard cream biscuit, florentine, vanillekipferl, pepernoten, kruidnoten, spekulatius, spekulaas, joulutorttu, kourabiedes,
    buttermilk rusk, ouma rusk, shortbread, butter biscuit, pain au chocolat, danish, danish pastry, hot cross bun, cheesecake base,
    cheesecake crust, cheese straw, cheese biscuit, cheese cracker, pepparkakor, cream bun
  bread | gluten | | vegan..meat | ? | churro, churros, jalebi, qatayef, lokma, loukoumades, honey balls, koulouri, melomakarona, hotteok, pretz,
    polvorones, polvoron, mantecado, panforte, jam tart, treacle tart, mince tart, eccles cake, fig roll, fig newton, bourbon cream,
    party ring, nice biscuit, wafer roll, wafer stick, wafer biscuit, sandwich biscuit, cream biscuit, filled biscuit, vol au vent, bouchee,
    roly poly, jam roly poly, spotted dick, summer pudding, iced bun, belgian bun, saffron bun, pop tart, toaster pastry, scone mix,
    muffin mix, brownie mix, waffle mix, biscuit mix, cake mix, pancake mix, ontbijtkoek, aachener printen, puff puff, koeksister, sushki,
    baranki, graham crumb, cookie crumb, cookie base, lardy cake, cobbler topping, cobbler, ice cream wafer, tartlet, tarte, tart, pie,
    oreo, speculoos, biscoff, gingerbread, gingersnap, ginger nut, ginger biscuit, animal cracker, teacake, strudel, biscuit piece,
    biscuit crumb, shankarpali
  bread | gluten | eggs | vegetarian | ? | chiffon cake, biscotti, biscotto, cantucci, cantuccio, fortune cookie, mandelbrot, kichel,
    lekach, honey cake, rugelach, hamantaschen, mooncake, moon cake, struffoli, diples, tulumba, springerle, rosquilla, rosquillas, pryanik,
    christmas pudding, plum pudding, sponge, sponge cake, challah, hallah, swiss roll, petit four, castella, kasutera, dorayaki, taiyaki,
    imagawayaki, manju, bungeoppang, joconde
  bread | gluten dairy eggs | | vegetarian | ? | stroopwafel, oliebollen, corn muffin, yorkshire pudding
  bread | gluten | eggs dairy | vegetarian | ? | hush puppy, hushpuppy, babka
  sweetener | eggs | | vegetarian | ? | ricciarelli biscuit, brutti ma buoni, zimtstern, macaron, amaretti, dacquoise
  pasta | dairy gluten | | vegetarian..meat | ? | mac and cheese, macaroni and cheese, macaroni cheese, mac n cheese, cheese pizza,
    grilled cheese, cheese sandwich, welsh rabbit, cheesecake
  noodle | gluten | | vegan..vegetarian | ? | la mian, lamian, biang biang noodle, kalguksu, shanghai noodle, hiyamugi, soumen, sanuki udon,
    kishimen
  noodle | gluten soybean | peanut | vegan..meat | ? | dan dan noodle
  sauce | |  | vegan..meat | ? | bolognese, bolognese sauce, ragu, meat sauce
  pasta | gluten | | vegan..meat | ? | pelmeni, manti, maultaschen, vareniki, pierogi, perogy, pierogy, mezzelune
  pasta | gluten dairy | | vegetarian..meat | ? | lasagne bolognese, lasagna al forno
  sauce | dairy | | vegetarian..meat | ? | fondue, butter sauce, beurre blanc
`)
