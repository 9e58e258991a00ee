import type { LegalText } from '../legal.ts';

export const privacyText: LegalText = {
  en: {
    title: 'Privacy',
    lead: 'What this site stores about you, why, for how long, and what you can ask of us.',
    sections: [
      {
        id: 'who',
        title: 'Who is responsible',
        body: [
          '{legalName}, NIPC\u00a0{nipc}, {street}, {postalCode} {city}, Portugal, decides what happens to your data. For anything on this page write to [{email}](mailto:{email}).',
        ],
      },
      {
        id: 'what',
        title: 'What we store',
        body: [
          'You can read the whole site without telling us who you are. We store only what you send us:',
          [
            'Booking a consultation: name, email, company, phone, the day and time, your language and time zone, and, if you say so, what it is about and whether by video or phone. We need them to hold the consultation that you asked for.',
            'Messages from the contact form: name, business name, email, phone, the message and its language. We need them to answer you.',
            'Newsletter: your email and, if you give it, your name. You are on the list only after you follow the link in the email that we send you first and confirm (double opt-in). Until then we keep the address, to know that the request was made, for 30 days at most. As proof of your consent we keep the words that you agreed to, the language, the time, the page with the form and a keyed hash of the network address, from which the address cannot be read.',
            'Orders: the package, its price, when and how it was paid, the country of the card or account, your language and, if you give them, name, email, company, address, NIF, VAT number and country. We need them to do the work and to invoice it. Your card number is never stored here.',
            'With a booking or an order, a keyed hash of the network that it came from, from which no address can be read. We need it to stop programs that book every time or try stolen cards.',
            'With a booking or a subscription to the newsletter, the site, the campaign or the issue of the newsletter that your visit came from, as a count for each day: “3 bookings from a search engine”. The count identifies nobody, is kept with neither of them and needs no cookie: your browser reports it from memory and stores nothing. The links in an issue are the same for every reader.',
            'One record for each email address, with the name, phone and company that were given first, or what we have corrected since: it holds together what you sent us, so that we find it all when you ask for it.',
            'For those who sign in, clients among them: when and with which browser they signed in, and a log of what they changed; for those who work with us, also the public part of their passkeys.',
            'Emails that this site sends you, such as the confirmation of a booking: the text is erased from our database once the mail has been handed over. That it was sent, and when, remains.',
            {
              when: 'unsentMail',
              text: 'At present this site sends no email: what it would send is kept in files on its server.',
            },
          ],
          'The legal grounds are steps before a contract at your request (bookings, messages, orders), your consent (newsletter) and our interest in a site that works for everyone (the hash of the network): article 6(1)(b), (a) and (f) of the GDPR.',
        ],
      },
      {
        id: 'browser',
        title: 'What stays in your browser',
        body: [
          'The package that you choose to buy (its id, name and price), a random key of the purchase and what you type at the checkout, but nothing of a card, stay in the session storage of your browser until the order is paid or you close the tab. From then on your name and email address stay there, so that the booking form is filled in, until you have booked a session or close the tab; and if you bought for a company, its name, tax number, country and address, so that its next order is filled in, until you close the tab. What you type while you book a consultation or write to us stays there too, until it is sent or you close the tab. There are no cookies of ours unless you sign in. Only for those who work with us: what they write in the back office and have not sent or saved, which may name you, stays in their browser for 30 days at most. [Cookies](/cookies) says more.',
        ],
      },
      {
        id: 'logs',
        title: 'Logs',
        body: [
          'Our server writes technical logs: the time, the kind of event, the path of the page where one failed, and the result. They hold no name, no email, no phone, no message and no network address.',
          'To hold back floods of requests, the server counts the requests of each network address for a minute. These counts live in its memory and are never written down.',
        ],
      },
      {
        id: 'how-long',
        title: 'How long we keep it',
        body: [
          [
            'Bookings: until the consultation and what follows from it are done. We delete them by hand; they are not deleted automatically.',
            'Messages: until they have been answered and nothing is open, also deleted by hand.',
            'Newsletter: until you leave the list. After that the address stays, marked as having left, so that the links in older mails go on working and nothing is sent; ask us and we erase it.',
            'Sign-ins: a code works for 15 minutes; a session for seven days at most, and for 90 if it is a client’s. Our records of them stay longer: a request for a code for thirty days, and for one day if the address may not sign in; a session for a week after it ends; a browser in which they signed in for 180 days after the last time; a change for 24 months.',
            'The answer to a form that was sent, kept so that a second press does not count twice: one day, encrypted.',
            'What the law obliges us to keep, such as invoices: as long as it says.',
          ],
          'You can ask for deletion earlier at any time.',
        ],
      },
      {
        id: 'others',
        sentences: ['hosts', 'stripePayments'],
        title: 'Who else sees it',
        body: [
          'Nobody buys it and no advertiser gets it.',
          {
            when: 'sandbox',
            text: 'No other company is contacted when you look at a page: fonts, pictures and the map come from this site.',
          },
          {
            when: 'stripe',
            text: 'No other company is contacted when you look at a page, except where you pay: the card form at the checkout and of a subscription is Stripe’s, which handles the payment. Fonts, pictures and the map come from this site.',
          },
          {
            when: 'vies',
            text: 'A VAT number of another EU country is looked up in VIES, the register of the European Commission.',
          },
          {
            when: 'invoicing',
            text: 'The invoicing software that makes our certified invoices gets what an invoice needs: the order and the details that you gave for it.',
          },
          'The company that hosts this site, and the one that delivers email for us, process your data for us.',
        ],
      },
      {
        id: 'rights',
        title: 'Your rights',
        body: [
          'You can ask us for a copy of your data, have it corrected, deleted, limited or handed over in a file, object to its use, and withdraw a consent. An email is enough; we answer within one month.',
          'You can complain to the Portuguese data protection authority, the [Comissão Nacional de Proteção de Dados](https://www.cnpd.pt).',
        ],
      },
    ],
  },
  pt: {
    title: 'Privacidade',
    lead: 'O que este site guarda sobre si, para quê, durante quanto tempo e o que nos pode pedir.',
    sections: [
      {
        id: 'who',
        title: 'Quem é responsável',
        body: [
          '{legalName}, NIPC\u00a0{nipc}, {street}, {postalCode} {city}, Portugal, decide o que se faz com os seus dados. Para qualquer assunto relacionado com esta página, escreva para [{email}](mailto:{email}).',
        ],
      },
      {
        id: 'what',
        title: 'O que guardamos',
        body: [
          'Pode ler todo o site sem nos dizer quem é. Guardamos apenas o que nos envia:',
          [
            'Marcação de consulta: nome, e-mail, empresa, telefone, dia e hora, a sua língua e o seu fuso horário e, se o indicar, o assunto e se por vídeo ou telefone. São necessários para realizar a consulta que pediu.',
            'Mensagens do formulário de contacto: nome, empresa, e-mail, telefone, a mensagem e a sua língua. São necessárias para lhe responder.',
            'Newsletter: o seu e-mail e, se o indicar, o seu nome. Só entra na lista depois de seguir a ligação do e-mail que lhe enviamos primeiro e confirmar (dupla confirmação). Até lá guardamos o endereço para saber que o pedido foi feito, durante 30 dias no máximo. Como prova do consentimento guardamos o texto com que concordou, a língua, a hora, a página do formulário e um resumo cifrado do endereço de rede, a partir do qual não é possível lê-lo.',
            'Encomendas: o pacote, o preço, quando e como foi pago, o país do cartão ou da conta, a sua língua e, se os indicar, nome, e-mail, empresa, morada, NIF, número de IVA e país. São necessários para fazer o trabalho e o faturar. O número do cartão nunca é aqui guardado.',
            'Com uma marcação ou encomenda, um resumo cifrado da rede de onde veio, a partir do qual não é possível ler nenhum endereço. É necessário para travar programas que marquem todos os horários ou experimentem cartões roubados.',
            'Com uma marcação ou uma subscrição da newsletter, o site, a campanha ou a edição da newsletter de onde veio a sua visita, numa contagem por dia: «3 marcações vindas de um motor de pesquisa». A contagem não identifica ninguém, não fica junto de nenhuma delas e não precisa de cookies: o navegador indica-o a partir da memória e nada guarda. As ligações de uma edição são iguais para todos os leitores.',
            'Um registo por endereço de e-mail, com o nome, o telefone e a empresa indicados da primeira vez, ou o que entretanto corrigimos: reúne o que nos enviou, para que o encontremos todo quando o pedir.',
            'Para quem inicia sessão, incluindo os clientes: quando e com que navegador o fez e um registo do que alterou; para quem trabalha connosco, também a parte pública das suas chaves de acesso.',
            'E-mails que este site lhe envia, como a confirmação de uma marcação: o texto é apagado da nossa base de dados logo que a mensagem é entregue ao correio. Fica registado que foi enviada, e quando.',
            {
              when: 'unsentMail',
              text: 'De momento, este site não envia e-mails: o que enviaria fica guardado em ficheiros no servidor.',
            },
          ],
          'Os fundamentos jurídicos são as diligências pré-contratuais a seu pedido (marcações, mensagens, encomendas), o seu consentimento (newsletter) e o nosso interesse num site que funcione para todos (o resumo da rede): artigo 6.º, n.º 1, alíneas b), a) e f), do RGPD.',
        ],
      },
      {
        id: 'browser',
        title: 'O que fica no seu navegador',
        body: [
          'O pacote que escolhe comprar (identificador, nome e preço), uma chave aleatória da compra e o que escreve na página de pagamento, mas nada do cartão, ficam no armazenamento de sessão do seu navegador até a encomenda ser paga ou fechar o separador. A partir daí ficam lá o seu nome e o seu e-mail, para que o formulário de marcação apareça preenchido, até marcar uma sessão ou fechar o separador; e, se comprou para uma empresa, o nome, o número fiscal, o país e a morada desta, para que a próxima encomenda apareça preenchida, até fechar o separador. O que escreve enquanto marca uma consulta ou nos escreve fica lá também, até ser enviado ou fechar o separador. Não há cookies nossos, a não ser que inicie sessão. Apenas para quem trabalha connosco: o que escreve na área de gestão e ainda não enviou nem guardou, onde pode constar o seu nome, fica no navegador dessa pessoa durante 30 dias no máximo. A página [Cookies](/cookies) explica mais.',
        ],
      },
      {
        id: 'logs',
        title: 'Registos técnicos',
        body: [
          'O nosso servidor escreve registos técnicos: a hora, o tipo de acontecimento, o caminho da página em que algo falhou e o resultado. Não contêm nome, e-mail, telefone, mensagem nem endereço de rede.',
          'Para travar pedidos em excesso, o servidor conta durante um minuto os pedidos de cada endereço de rede. Estas contagens ficam na memória e nunca são escritas.',
        ],
      },
      {
        id: 'how-long',
        title: 'Durante quanto tempo',
        body: [
          [
            'Marcações: até a consulta e o que dela resulta estarem concluídos. Apagamo-las à mão; não são apagadas automaticamente.',
            'Mensagens: até estarem respondidas e sem assunto pendente, também apagadas à mão.',
            'Newsletter: até sair da lista. Depois disso o endereço fica marcado como tendo saído, para que as ligações de e-mails antigos continuem a funcionar e nada seja enviado; se nos pedir, apagamo-lo.',
            'Inícios de sessão: um código serve durante 15 minutos; uma sessão dura sete dias no máximo, e 90 se for de um cliente. Os nossos registos ficam mais tempo: um pedido de código, durante trinta dias, e um dia se o endereço não puder iniciar sessão; uma sessão, durante uma semana depois de terminar; um navegador em que iniciou sessão, durante 180 dias após a última vez; uma alteração, durante 24 meses.',
            'A resposta a um formulário enviado, guardada para que um segundo envio não conte duas vezes: um dia, cifrada.',
            'O que a lei nos obriga a conservar, como faturas: durante o prazo que ela fixa.',
          ],
          'Pode pedir que apaguemos os dados mais cedo, a qualquer momento.',
        ],
      },
      {
        id: 'others',
        sentences: ['hosts', 'stripePayments'],
        title: 'Quem mais os vê',
        body: [
          'Ninguém os compra e nenhum anunciante os recebe.',
          {
            when: 'sandbox',
            text: 'Nenhuma outra empresa é contactada quando vê uma página: tipos de letra, imagens e mapa vêm deste site.',
          },
          {
            when: 'stripe',
            text: 'Nenhuma outra empresa é contactada quando vê uma página, exceto onde se paga: o formulário do cartão, na página de pagamento e na de uma subscrição, é da Stripe, que trata o pagamento. Tipos de letra, imagens e mapa vêm deste site.',
          },
          {
            when: 'vies',
            text: 'Um número de IVA de outro país da UE é consultado no VIES, o registo da Comissão Europeia.',
          },
          {
            when: 'invoicing',
            text: 'O programa que emite as nossas faturas certificadas recebe o que uma fatura exige: a encomenda e os dados que indicou para ela.',
          },
          'A empresa que aloja este site e a que entrega e-mails por nós tratam os seus dados por nossa conta.',
        ],
      },
      {
        id: 'rights',
        title: 'Os seus direitos',
        body: [
          'Pode pedir-nos uma cópia dos seus dados, a sua correção, eliminação, limitação ou entrega num ficheiro, opor-se ao seu uso e retirar um consentimento. Basta um e-mail; respondemos no prazo de um mês.',
          'Pode apresentar queixa à autoridade de controlo portuguesa, a [Comissão Nacional de Proteção de Dados](https://www.cnpd.pt).',
        ],
      },
    ],
  },
};
