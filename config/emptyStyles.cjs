// Stylesheets mean nothing under jest.
module.exports = {};
