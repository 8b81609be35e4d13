import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Dishes of neighbouring countries, by the names on German shelves and menus. */
export const neighbouringDishes = parseFoodLines(`
  dish | dairy gluten eggs |  | vegetarian | ? | smažený sýr, smažák, vyprážaný syr, štrukli, Zagorski štrukli,
    palačinky, palacinke, placinte, koláče, kołacz, babovka, bublanina, buchty, vánočka, mazanec,
    tvarohové knedlíky, somlói galuska, Somlauer Nockerl, máglyarakás, mákos guba, túrós csusza, dobos torta,
    Eszterházy torta, zserbó, gerbeaud, pogácsa, Pogatschen, Baniza, banica, marlenka, brunsviger,
    Reisfladen Lüttich, opéra Torte, croque-madame, tarte flambée mit Ei, crespelle, torta pasqualina
  dish | dairy gluten |  | vegetarian..meat | ? | svíčková, svíčková na smetaně, strapačky, Brimsennocken,
    Pierogi z serem, leniwe, leniwe pierogi, kopytka mit Quark, burek sa sirom, Käseburek, smörgåstårta,
    tartiflette mit Teig, pissaladière mit Käse, piadina mit Squacquerone, arancini al ragù,
    lasagne alla bolognese, cannelloni ricotta, casunziei, canederli al formaggio, sciatt, kaassoufflé, Kaassouflé,
    uitsmijter mit Käse, bacalhau com natas, Bougatza, laz böreği, peynirli börek, peynirli pide, kaşarlı tost,
    imeruli, megruli, kutab mit Käse
  dish | dairy |  | vegetarian..meat | ? | fatteh, fatta, túró rudi, Pöttyös, Túró, twaróg, vla, Vla Vanille,
    hopjesvla, chocoladevla, blanke vla, rijstebrij, rijstpap, budino, śmietana, smotana, brynza, bryndza Käse,
    lipótauer, šmarnica, atom meze, mahallebi, sahlep, Ayran aşı, yayla çorbası, mantı Soße, Menemen mit Käse,
    veau à la crème, flygande jakob
  dish | gluten |  | vegan..meat | ? | bramborové knedlíky, Langosch, kluski śląskie mit Mehl, pielmieni,
    pita Burek, krofne, mekice, pampuschki, lángos mit Knoblauch, pljeskavica u lepinji, frikandelbroodje,
    speculaas, siroopwafels, lompe, Karelische Piroggen, socca mit Mehl, panpepato, gubana, trofie al pesto,
    etli ekmek, lokum mit Grieß, kemalpaşa, irmik helvası
  dish | eggs |  | vegetarian..meat | ? | çılbır, kaygana, jajecznica, jaja faszerowane, sałatka jarzynowa, majonez,
    bramborový salát, Böhmischer Kartoffelsalat, francuska salata, Italienischer Salat, Olivje, Schuba,
    Hering im Pelzmantel, sauce ravigote mit Ei, biber Omelett
  dish | gluten eggs |  | vegetarian..meat | ? | Żur, bialy barszcz, Weißer Barszcz, kjøttkaker,
    gehaktballen, gehaktbal, slavink, polpettone, kotlet mielony, řízek, rántott hús, rántott sajt, bečki odrezak,
    pariška, karađorđeva šnicla, costoletta, scaloppina impanata, tajarin, spatzlan, tarhonya
  dish | dairy eggs |  | vegetarian..meat | ? | zabaione mit Sahne, sabayon mit Sahne, tortilla mit Käse,
    kogel mogel mit Milch
  dish |  | eggs soybean | vegan..meat | ? | Bibimbab, bibimbap mit Ei, dolsot bibimbap
  sweetener | dairy | soybean | vegan..vegetarian | ? | chocoladehagel, hagelslag, chocoladevlokken, vlokken,
    muisjes mit Milch
  dish | gluten |  | meat | ? | frikandel, Frikandel speciaal, kipcorn, berenklauw, mexicano Frikandel,
    shoarma broodje, kapsalon
  dish | shellfish |  | pescatarian..meat | ? | mosselen, vongole veraci, seppie, polpo alla griglia, garnalen,
    rejesalat, räksmörgås, couteaux, scampi alla busara, škampi, lignje, lignje na žaru, hobotnica, risotto nero
  dish | gluten eggs | dairy | meat | ? | żurek, Schurek
  dish | shellfish gluten | eggs dairy | pescatarian | ? | garnalenkroket
`)
